/** How much room there is: a phone below 768 px, a tablet below 1280 px, else a desktop. */

export type Room = "phone" | "tablet" | "desktop";

const state = $state<{ room: Room; calm: boolean }>({ room: "desktop", calm: false });

/** The room of the window now. */
export function room(): Room {
  return state.room;
}

/** The visitor asked the system for less motion. */
export function calm(): boolean {
  return state.calm;
}

/** Follow the window. */
export function startViewport(): void {
  const phone = matchMedia("(max-width: 767px)");
  const desktop = matchMedia("(min-width: 1280px)");
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const follow = (): void => {
    state.room = phone.matches ? "phone" : desktop.matches ? "desktop" : "tablet";
    state.calm = reduced.matches;
  };
  for (const query of [phone, desktop, reduced]) query.addEventListener("change", follow);
  follow();
}
