/** The colours of the interface, by theme. Games bring their own; see `contrast.test.ts` for what must hold. */

/** Names of the interface's colours; each is the custom property `--name`. */
export type Token =
  | "table"
  | "surface"
  | "raised"
  | "sunk"
  | "ink"
  | "muted"
  | "line"
  | "accent"
  | "accent-ink"
  | "accent-soft"
  | "good"
  | "warn"
  | "bad"
  | "bad-soft"
  | "mark"
  | "mark-last"
  | "mark-bad"
  | "halo"
  | "ink-edge";

export type Theme = "light" | "dark";
export type Palette = Readonly<Record<Token, string>>;

/** Marks lie on art, which keeps its colours in both themes. */
const MARKS = { mark: "#70284F", "mark-last": "#0B7285", "mark-bad": "#A3261B", halo: "#FFFDF6" } as const;

export const LIGHT: Palette = {
  table: "#E4DCCB",
  surface: "#FBF7EE",
  raised: "#FFFFFF",
  sunk: "#F0E9DA",
  ink: "#26231F",
  muted: "#625A4E",
  line: "#CFC4AF",
  accent: "#70284F",
  "accent-ink": "#FFFFFF",
  "accent-soft": "#F1DEE8",
  good: "#2E6B3C",
  warn: "#8A5A00",
  bad: "#A3261B",
  "bad-soft": "#F8E1DC",
  "ink-edge": "#000000",
  ...MARKS,
};

export const DARK: Palette = {
  table: "#17181B",
  surface: "#212327",
  raised: "#2B2E33",
  sunk: "#1B1D20",
  ink: "#F0E9DC",
  muted: "#ABA395",
  line: "#42454B",
  accent: "#E3A5C8",
  "accent-ink": "#2A0F1E",
  "accent-soft": "#43283A",
  good: "#8CCB97",
  warn: "#EDBE5B",
  bad: "#F29C8E",
  "bad-soft": "#4A2520",
  "ink-edge": "#9EA1AA",
  ...MARKS,
};

export const PALETTES: Readonly<Record<Theme, Palette>> = { light: LIGHT, dark: DARK };

/** Three levels of depth; brown in the light theme, a ring and black in the dark one. */
const SHADOWS: Readonly<Record<Theme, readonly string[]>> = {
  light: [
    "0 1px 0 rgba(60,45,20,.10), 0 1px 3px rgba(60,45,20,.16)",
    "0 1px 0 rgba(60,45,20,.12), 0 6px 16px rgba(60,45,20,.18)",
    "0 12px 40px rgba(50,36,12,.28)",
  ],
  dark: [
    "0 0 0 1px rgba(255,255,255,.05), 0 1px 3px rgba(0,0,0,.5)",
    "0 0 0 1px rgba(255,255,255,.05), 0 8px 20px rgba(0,0,0,.55)",
    "0 0 0 1px rgba(255,255,255,.05), 0 14px 44px rgba(0,0,0,.7)",
  ],
};

/** The custom properties of a theme, as CSS declarations. */
export function declarations(theme: Theme): string {
  const colours = Object.entries(PALETTES[theme]).map(([name, value]) => `--${name}: ${value};`);
  const shadows = SHADOWS[theme].map((value, level) => `--shadow-${level + 1}: ${value};`);
  return [...colours, ...shadows, `color-scheme: ${theme};`].join(" ");
}

/** The style sheet of both themes; `data-theme` on any element chooses. */
export function themeSheet(): string {
  return `:root, [data-theme="light"] { ${declarations("light")} } [data-theme="dark"] { ${declarations("dark")} }`;
}
