/** The app as it is installed: kept files, and a newer version when there is one. */
import { ALONE } from "./device";

class App {
  /** A newer version waits until it is asked to take over. */
  newer: boolean = $state(false);

  /** Keep the files of the app, now that the page is shown. */
  async keep(): Promise<void> {
    if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
    if (navigator.serviceWorker.controller) this.#followOtherTabs();
    const registration = await navigator.serviceWorker.register("/sw.js").catch(() => undefined);
    if (!registration) return; // a private window, or a browser that allows none
    this.newer = registration.waiting !== null && navigator.serviceWorker.controller !== null;
    registration.onupdatefound = () => {
      const next = registration.installing;
      next?.addEventListener("statechange", () => {
        if (next.state === "installed" && navigator.serviceWorker.controller) this.newer = true;
      });
    };
    const ready = await navigator.serviceWorker.ready;
    const installed = matchMedia("(display-mode: standalone)").matches;
    if (ALONE || installed) ready.active?.postMessage("keep-engine");
  }

  /** When another tab lets a newer version take over, load that one too, as soon as nobody looks or a part is missing. */
  #followOtherTabs(): void {
    let replaced = false; // then the files of this version have gone
    const follow = () => replaced && document.visibilityState === "hidden" && location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      replaced = true;
      follow();
    });
    document.addEventListener("visibilitychange", follow);
    addEventListener("vite:preloadError", (event) => {
      if (!replaced) return;
      event.preventDefault();
      location.reload();
    });
  }

  /** Load the page again, as the newest version. */
  async reload(): Promise<void> {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update().catch(() => undefined);
    const next = registration?.installing ?? registration?.waiting;
    if (!next) return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    const take = () => next.state === "installed" && next.postMessage("activate");
    next.addEventListener("statechange", take);
    take();
  }
}

export const app = new App();
