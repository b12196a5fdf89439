/** Carcassonne's picture for the home page. */
import type { GameArt } from "$lib/game";
import Art from "./Art.svelte";

const art: GameArt = { Art, fact: "carcassonne-ui-fact" };

export default art;
