declare module "virtual:offline" {
  /** Messages by language, as Fluent. */
  const texts: Record<"en" | "it" | "es" | "pl", string>;
  export default texts;
}
