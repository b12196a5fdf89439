import { mount } from "svelte";
import { startLanguage } from "$lib/i18n.svelte";
import "$lib/theme/base.css";
import "$lib/theme/fonts.css";
import { startTheme } from "$lib/theme/theme.svelte";
import { startViewport } from "$lib/viewport.svelte";
import App from "./App.svelte";
import { startRouter } from "./router.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

startTheme();
startViewport();
startRouter();
await startLanguage();
mount(App, { target });
