/** Whether something is on a server, or on this device. */

const AWAY_KEY = "boardwright-away";

/** Whether the page came from a server, not from a folder of static files. */
const SERVED = typeof document === "undefined" || !("alone" in document.documentElement.dataset);
/** Whether the player has left the server for a while, and plays on this device. */
export const AWAY = SERVED && isAway();
/** Whether everything is on this device. */
export const ALONE = !SERVED || AWAY;
/** How the ids of tables on this device begin. */
const HERE = "here.";

/** Whether a table is on this device. */
export const isHere = (table: string): boolean => ALONE || table.startsWith(HERE);

/** Whether a request is for this device: all of them without a server, else those about its tables. */
export const isForHere = (path: string): boolean => ALONE || path.startsWith(`/tables/${HERE}`);

function isAway(): boolean {
  try {
    return localStorage.getItem(AWAY_KEY) !== null;
  } catch {
    return false; // nothing is kept here, so it cannot be played here either
  }
}

/** Leave the server or come back to it: the page starts again, at an address. */
export function leaveServer(away: boolean, address = "/"): void {
  try {
    if (away) localStorage.setItem(AWAY_KEY, "1");
    else localStorage.removeItem(AWAY_KEY);
  } catch {
    return; // a window without storage can play nothing on this device
  }
  location.assign(address);
}
