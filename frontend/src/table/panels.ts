/** What can be opened beside the board. */
export type Open =
  "menu" | "chat" | "log" | "summary" | "reference" | "notation" | "options" | "link" | { seat: number } | null;
