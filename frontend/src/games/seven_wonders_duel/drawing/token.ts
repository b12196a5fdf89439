/** Progress tokens: a green disc of radius 21 around (0, 0). */
import { TOKEN_PATHS } from "./glyphs";
import { SCIENCE, SHADOW } from "./palette";

export const TOKEN_RADIUS = 21;

/** A token with its sign. Throws RangeError if there is no such token. */
export function drawToken(id: string): string {
  const path = TOKEN_PATHS[id];
  if (path === undefined) throw new RangeError(`no drawing of the Progress token ${id}`);
  return (
    disc +
    `<path d="${path}" fill="none" stroke="${SCIENCE.rim}" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round" transform="scale(1.06)"/>`
  );
}

const disc =
  `<circle cx="1" cy="2" r="${TOKEN_RADIUS}" fill="${SHADOW}" opacity=".25"/>` +
  `<circle r="${TOKEN_RADIUS}" fill="${SCIENCE.token}" stroke="${SCIENCE.rim}" stroke-width="2"/>` +
  `<circle r="17" fill="none" stroke="${SCIENCE.rim}" stroke-opacity=".35"/>`;

/** A token face down. */
export const hiddenToken =
  disc +
  `<path d="M-5.4-5A5.6 5.6 0 1 1 1.6 2.4Q0 3 0 5.4M0 9.6V10" fill="none" stroke="${SCIENCE.rim}" stroke-width="2.4" stroke-linecap="round"/>`;
