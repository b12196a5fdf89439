/** The current address, on the history interface of the browser. */

import { parseRoute, type Route } from "./routes";

const read = (): Route => parseRoute(location.pathname, location.search, location.hash);
const state = $state<{ route: Route; visits: number }>({ route: read(), visits: 0 });

/** Where we are. */
export function route(): Route {
  return state.route;
}

/** Grows with every change of page, for whoever must put the focus anew. */
export function visits(): number {
  return state.visits;
}

/** Go to an address of ours; `replace` leaves no step back. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive();
}

/** Follow the browser's own steps and clicks on links to ourselves. */
export function startRouter(): void {
  addEventListener("popstate", () => arrive());
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

function arrive(): void {
  const before = state.route;
  state.route = read();
  if (before.page !== state.route.page) scrollTo(0, 0);
  state.visits += 1;
}
