// Valdora at the table.

import type { GameModule } from "../../shell/game";
import Board from "./Board.svelte";
import Side from "./Side.svelte";
import { statistics } from "./statistics";
import Tray from "./Tray.svelte";
import { turnLines, turnWords } from "./turns";
import { choiceWords, eventWords, prompt, title } from "./words";
import { viewOf } from "./view";

const valdora: GameModule = {
  Board,
  Tray,
  Side,
  prompt,
  title,
  choiceWords,
  eventWords,
  turnWords,
  turnLines,
  guide: () => import("./Guide.svelte"),
  tip: (snapshot) => viewOf(snapshot).asked.what,
  glossary: () => import("./Glossary.svelte"),
  statistics,
};

export default valdora;
