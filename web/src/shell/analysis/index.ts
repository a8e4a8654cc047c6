// The analysis of a finished game, as a part of the replay that is fetched when it is opened.

export { AnalysisState } from "./analysis.svelte";
export { default as AnalysisPanel } from "./AnalysisPanel.svelte";
export { default as ChanceGraph } from "./ChanceGraph.svelte";
