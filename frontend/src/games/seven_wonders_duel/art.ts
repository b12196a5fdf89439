/** 7 Wonders Duel's picture for the home page. */
import type { GameArt } from "$lib/game";
import Art from "./Art.svelte";

const art: GameArt = { Art, fact: "seven_wonders_duel-ui-fact" };

export default art;
