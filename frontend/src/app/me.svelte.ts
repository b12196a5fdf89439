/** Who we are to the server: name and tables, asked for by the pages outside the tables. */

import { get, request } from "$lib/api";
import { preferences } from "$lib/preferences.svelte";
import type { TableSummary } from "$lib/protocol";

interface Me {
  name: string;
  tables: TableSummary[];
}

const state = $state<{ me: Me | null }>({ me: null });

/** Our tables, newest move first; empty until they have come. */
export function myTables(): TableSummary[] {
  return state.me?.tables ?? [];
}

/** How many tables wait for a move of ours. */
export function turnsWaiting(): number {
  return myTables().filter((table) => table.my_turn && table.state === "playing").length;
}

/** Ask the server anew. Rejects with `ApiError`. */
export async function refreshMe(): Promise<void> {
  take(await get<Me>("/me"));
}

/** Change the name under which we sit down. Rejects with `ApiError`. */
export async function rename(name: string): Promise<void> {
  preferences.name = name;
  take(await request<Me>("PUT", "/me", { name }));
}

function take(me: Me): void {
  state.me = me;
  if (me.name && !preferences.name) preferences.name = me.name;
}
