/** Whether something is on a server, or on this device. */

/** Whether there is no server at all: the page came from a folder of static files. */
export const ALONE = typeof document !== "undefined" && "alone" in document.documentElement.dataset;
/** How the ids of tables on this device begin. */
const HERE = "here.";

/** Whether a table is on this device. */
export const isHere = (table: string): boolean => ALONE || table.startsWith(HERE);

/** Whether a request is for this device: all of them without a server, else those about its tables. */
export const isForHere = (path: string): boolean => ALONE || path.startsWith(`/tables/${HERE}`);
