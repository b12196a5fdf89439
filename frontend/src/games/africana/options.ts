/** Africana where its rules are read: what of board and cards is printed, and what is reconstructed. */
import type { GameOptions } from "$lib/game";
import Sources from "./Sources.svelte";

const options: GameOptions = { Sources };

export default options;
