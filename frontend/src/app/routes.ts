/** The addresses of the page. */

export type Route =
  | { page: "home" }
  | { page: "tables" }
  | { page: "new"; game: string | null; friends: boolean }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; ply: number | null; seat: string | null }
  | { page: "join"; code: string }
  | { page: "seat"; secret: string }
  | { page: "rules"; game: string | null; rule: string | null; table: string | null }
  | { page: "about" }
  | { page: "missing"; path: string };

/** The route of an address: path, query (`?…`) and fragment (`#…`). */
export function parseRoute(path: string, query = "", fragment = ""): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const search = new URLSearchParams(query);
  const [first, second] = parts;
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 1 && first === "new") {
    return { page: "new", game: search.get("game"), friends: search.has("friends") };
  }
  if (parts.length === 1 && first === "tables") return { page: "tables" };
  if (parts.length === 1 && first === "about") return { page: "about" };
  if (first === "rules" && parts.length <= 2) {
    return {
      page: "rules",
      game: second ?? null,
      rule: fragment.replace(/^#/, "") || null,
      table: search.get("table"),
    };
  }
  if (parts.length === 2) {
    if (first === "table") return { page: "table", id: second! };
    if (first === "join") return { page: "join", code: second! };
    if (first === "seat") return { page: "seat", secret: second! };
    if (first === "replay") {
      const ply = search.get("ply");
      return {
        page: "replay",
        id: second!,
        ply: ply !== null && /^\d{1,6}$/.test(ply) ? Number(ply) : null,
        seat: search.get("seat"),
      };
    }
  }
  return { page: "missing", path };
}

/** The code or address inside what somebody pasted: a path of ours, or null. */
export function readInvitation(text: string): string | null {
  const trimmed = text.trim();
  const code = trimmed.replace(/[\s–—-]/g, "").toUpperCase();
  if (/^[A-Z]{6}$/.test(code)) return `/join/${code}`;
  const path = /(?:^|\/)((?:table|join|seat|replay)\/[A-Za-z0-9_-]+)(?:[?#]|\/?$)/.exec(trimmed);
  return path ? `/${path[1]}` : null;
}
