/** Carcassonne as drawings: tiles, their segments, pieces and the score track. */
export { TILES, tileById } from "./catalogue";
export { drawGoods, drawPennant } from "./signs";
export { drawBuilder, drawMeeple, drawMessenger, drawRobber, type MeepleOptions } from "./pieces/meeple";
export { drawMage, drawWitch } from "./pieces/neutral";
export { drawPig } from "./pieces/pig";
export { drawDie, drawEnvelope, drawFerry, drawFlyingMachine, drawIngot, drawIngots, drawPouch } from "./pieces/things";
export { scoreTrack, TRACK_HEIGHT, TRACK_SPACES, type TrackScore } from "./scoreTrack";
export { type SegmentKind, type SegmentShape, segmentShape } from "./segments";
export { drawTile } from "./tile";
export type { Rotation, Side, Tile } from "./tileData";
export type { Detail } from "./upright";
