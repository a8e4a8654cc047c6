// The layouts of a table: the panel is beside a wide board, below the tray on an upright screen, a sheet on phones.

import { MediaQuery } from "svelte/reactivity";
import type { Shape } from "../game";

const low = new MediaQuery("(max-height: 450px)");
const narrow = new MediaQuery("(max-width: 640px)");
const upright = new MediaQuery("(max-width: 899px)");

export const shape = {
  get current(): Shape {
    if (low.current) return "low";
    if (narrow.current) return "phone";
    return upright.current ? "tablet" : "wide";
  },
};
