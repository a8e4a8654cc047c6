// What is asked for now and then at the table, fetched together.

export { default as CompanyDialog } from "./CompanyDialog.svelte";
export { default as HelpDialog } from "./HelpDialog.svelte";
export { default as SettingsDialog } from "./SettingsDialog.svelte";
