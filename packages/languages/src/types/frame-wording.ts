import type { Tone } from '@tarima/contract';

/** What somebody can do who has heard what must be said. */
export const ABILITIES = [
  'procedure',
  'prohibition',
  'warning',
  'obligation',
  'deadline',
  'amount',
  'phone',
  'answer',
  'definition',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** What frames the units of documents in a script. */
export type FrameWording = {
  /** Leads into the steps of a procedure: the first, those between in turn, the last. */
  steps: { first: string; between: readonly string[]; last: string };
  /** The same where there are many: `{number}`. */
  numberedStep: string;
  /** Behind "you will know": `abilities` in one `{list}`. */
  able: Record<Tone, string>;
  abilities: Record<Ability, string>;
  /** For whom it is: `{audience}`. */
  audience: Record<Tone, string>;
  /** Before the sentences to remember. */
  remember: Record<Tone, string>;
  /** Before what one of several documents says: `{title}`. */
  document: string;
};
