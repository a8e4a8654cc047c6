// The Legendary El Dorado at the table.

import type { GameModule } from "../../shell/game";
import Board from "./Board.svelte";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";
import { turnLines } from "./lines";
import { statistics } from "./statistics";
import { turnWords } from "./turns";
import { viewOf } from "./view";
import { choiceWords, eventWords, prompt, title } from "./sentences";

const eldorado: GameModule = {
  Board,
  Tray,
  Side,
  prompt,
  title,
  choiceWords: (choice, snapshot, t) => choiceWords(choice, viewOf(snapshot), t),
  eventWords,
  turnWords,
  turnLines,
  guide: () => import("./Guide.svelte"),
  tip: (snapshot) => viewOf(snapshot).asked.what,
  glossary: () => import("./Glossary.svelte"),
  statistics,
};

export default eldorado;
