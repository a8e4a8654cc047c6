// The Island of El Dorado at the table.

import type { GameModule } from "../../shell/game";
import Board from "./Board.svelte";
import Side from "./Side.svelte";
import { eventWords, turnLines, turnWords } from "./lines";
import { statistics } from "./statistics";
import Tray from "./Tray.svelte";
import { choiceWords, heading, prompt, title } from "./words";
import { viewOf } from "./view";

const island: GameModule = {
  Board,
  Tray,
  Side,
  prompt,
  heading,
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

export default island;
