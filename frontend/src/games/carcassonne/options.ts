/** Carcassonne's expansions where a table is set up, and which rules a table needs. */
import type { GameOptions } from "$lib/game";
import ExpansionPicture from "./ExpansionPicture.svelte";
import { isInPlay } from "./expansions/rulesInPlay";

const options: GameOptions = {
  Picture: ExpansionPicture,
  presets: {
    expansions: [
      { name: "carcassonne-ui-preset-base", values: [] },
      { name: "carcassonne-ui-preset-big", values: ["inns", "traders"] },
      {
        name: "carcassonne-ui-preset-small",
        values: ["flying", "messengers", "ferries", "gold", "magic", "robbers", "crops"],
      },
      {
        name: "carcassonne-ui-preset-all",
        values: ["inns", "traders", "flying", "messengers", "ferries", "gold", "magic", "robbers", "crops"],
      },
    ],
  },
  isInPlay: (rule, { expansions }) => isInPlay(rule, Array.isArray(expansions) ? expansions.map(String) : []),
};

export default options;
