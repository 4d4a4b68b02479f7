/**
 * The address of the page. Links are ordinary links; a click on one of ours does not reload the
 * page.
 */

class Route {
  path = $state(here());
  search = $state(query());
  hash = $state(typeof location === "undefined" ? "" : location.hash);

  /** The parts of the path: `/tables/abc/replay` is tables, abc, replay. */
  readonly parts = $derived(this.path.split("/").filter(Boolean).map(decodeURIComponent));
  readonly query = $derived(new URLSearchParams(this.search));
  /** The page to go back to. Only a path of ours: an address from outside is not followed. */
  readonly back = $derived.by(() => {
    const to = this.query.get("back") ?? "";
    return /^\/(?!\/)/.test(to) ? to : "";
  });

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  read(): void {
    this.path = here();
    this.search = query();
    this.hash = location.hash;
  }
}

function here(): string {
  return typeof location === "undefined" ? "/" : location.pathname;
}

function query(): string {
  return typeof location === "undefined" ? "" : location.search;
}

export const route = new Route();

/** Follow links and the history without a reload. Returns a function that stops it. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute("download") || /^\/(plain|api)\b/.test(link.pathname)) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    route.go(link.pathname + link.search + link.hash);
  };
  const pop = () => route.read();
  document.addEventListener("click", click);
  addEventListener("popstate", pop);
  return () => {
    document.removeEventListener("click", click);
    removeEventListener("popstate", pop);
  };
}
