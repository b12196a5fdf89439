import { describe, expect, it } from "vitest";
import { parseRoute, readInvitation } from "./routes";

describe("an address", () => {
  it.each([
    ["/", { page: "home" }],
    ["/tables", { page: "tables" }],
    ["/about", { page: "about" }],
    ["/table/w5x7xqpvjm", { page: "table", id: "w5x7xqpvjm" }],
    ["/join/KQZRTM", { page: "join", code: "KQZRTM" }],
    ["/seat/s3cret", { page: "seat", secret: "s3cret" }],
    ["/rules", { page: "rules", game: null, rule: null, table: null }],
  ])("%s leads to its page", (path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });

  it("keeps what stands behind the path", () => {
    expect(parseRoute("/new", "?game=carcassonne&friends")).toEqual({
      page: "new",
      game: "carcassonne",
      friends: true,
    });
    expect(parseRoute("/replay/abc", "?ply=12")).toEqual({ page: "replay", id: "abc", ply: 12, seat: null });
    expect(parseRoute("/rules/carcassonne", "", "#CAR-TILE-03")).toEqual({
      page: "rules",
      game: "carcassonne",
      rule: "CAR-TILE-03",
      table: null,
    });
  });

  it("that makes no sense leads to the page that says so", () => {
    expect(parseRoute("/nowhere")).toEqual({ page: "missing", path: "/nowhere" });
    expect(parseRoute("/table/a/b").page).toBe("missing");
    expect(parseRoute("/replay/abc", "?ply=-3")).toMatchObject({ ply: null });
  });
});

describe("an invitation", () => {
  it.each([
    ["KQZRTM", "/join/KQZRTM"],
    [" kqz–rtm ", "/join/KQZRTM"],
    ["kqz - rtm", "/join/KQZRTM"],
    ["https://pessoi.example/join/KQZRTM", "/join/KQZRTM"],
    ["https://pessoi.example/table/w5x7xqpvjm", "/table/w5x7xqpvjm"],
    ["pessoi.example/seat/aB3_-x", "/seat/aB3_-x"],
    ["/replay/abc?ply=3", "/replay/abc"],
  ])("%s is understood", (text, path) => {
    expect(readInvitation(text)).toBe(path);
  });

  it.each(["", "hello", "KQZRT", "https://elsewhere.example/", "/table/"])("%s is not", (text) => {
    expect(readInvitation(text)).toBeNull();
  });
});
