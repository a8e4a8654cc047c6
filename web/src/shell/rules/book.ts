// What a page of the rules is told: the numbers, what they speak of, what is in the box, and what is looked for.

import type { Translate } from "../game";

export interface GlossaryProps {
  t: Translate;
  /** The game's own: only its glossary looks inside. */
  glossary: unknown;
  topics: Record<string, string>;
  /** Whether a thing of that name is to be shown now. */
  shows: (text: string) => boolean;
  /** Goes to a rule. */
  onrule: (rule: string) => void;
}
