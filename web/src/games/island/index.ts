// The Island of El Dorado at the table.

import type { GameModule } from "../../shell/game";
import Board from "./Board.svelte";
import Side from "./Side.svelte";
import { statistics } from "./statistics";
import Tray from "./Tray.svelte";
import { turnWords } from "./turns";
import { choiceWords, eventWords, prompt, title } from "./words";

const island: GameModule = { Board, Tray, Side, prompt, title, choiceWords, eventWords, turnWords, statistics };

export default island;
