// The Legendary El Dorado at the table.

import type { GameModule } from "../../shell/game";
import Board from "./Board.svelte";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";
import { eventWords, prompt, statistics, title } from "./words";

const eldorado: GameModule = { Board, Tray, Side, prompt, title, eventWords, statistics };

export default eldorado;
