declare module "virtual:offline" {
  /** For each language: that the server is away, and how to try again. */
  const words: Record<"en" | "it" | "es" | "pl", [away: string, again: string]>;
  export default words;
}
