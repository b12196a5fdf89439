/** The parts of the board where not all of it can be seen at once. */
import type { PromptView } from "./view";

export type Zone = "map" | "missions" | "books";

/** The zone that a question is about; null where it is about none. */
export function zoneOf(kind: PromptView["kind"]): Zone | null {
  switch (kind) {
    case "action":
    case "move":
      return "map";
    case "book":
      return "books";
    case "discard_adventure":
      return "missions";
    default:
      return null;
  }
}
