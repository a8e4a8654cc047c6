// Dialogs that are opened now and then, fetched together.

export { default as PeopleDialog } from "./PeopleDialog.svelte";
export { default as HelpDialog } from "./HelpDialog.svelte";
export { default as SettingsDialog } from "./SettingsDialog.svelte";
