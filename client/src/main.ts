import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/rare.css";
import "./lib/theme.css";
import "./lib/media.css";

const place = document.getElementById("app");
if (place === null) throw new Error("The page has no place for the table.");
mount(App, { target: place });
if (import.meta.env.MODE === "site") void import("./site/begin").then(({ begin }) => begin());
