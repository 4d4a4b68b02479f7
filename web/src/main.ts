import { mount } from "svelte";
import "./art/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/primitives.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
