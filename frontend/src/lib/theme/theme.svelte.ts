/** Light or dark: as the system has it, until the visitor chooses. */

import { stored } from "../storage";
import { type Theme, themeSheet } from "./tokens";

const choice = stored("theme");
const state = $state<{ theme: Theme }>({ theme: "light" });

/** The theme that is shown. */
export function theme(): Theme {
  return state.theme;
}

/** Install the colours and follow the system. */
export function startTheme(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeSheet());
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const system = matchMedia("(prefers-color-scheme: dark)");
  const follow = (): void => show(chosen() ?? (system.matches ? "dark" : "light"));
  system.addEventListener("change", follow);
  follow();
}

/** Change the theme, and remember it. */
export function setTheme(wanted: Theme): void {
  choice.write(wanted);
  show(wanted);
}

function chosen(): Theme | null {
  const value = choice.read();
  return value === "light" || value === "dark" ? value : null;
}

function show(wanted: Theme): void {
  state.theme = wanted;
  document.documentElement.dataset.theme = wanted;
}
