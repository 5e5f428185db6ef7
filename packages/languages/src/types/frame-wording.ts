import type { Tone } from '@tarima/contract';

/** Abilities gained from must-say units. */
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

/** Wording around the units of documents in a script. */
export type FrameWording = {
  /** Introduces a procedure's steps: the first, the middle ones in turn, the last. */
  steps: { first: string; between: readonly string[]; last: string };
  /** The same where there are many: `{number}`. */
  numberedStep: string;
  /** Follows "you will know": the `abilities` in one `{list}`. */
  able: Record<Tone, string>;
  abilities: Record<Ability, string>;
  /** Names the audience: `{audience}`. */
  audience: Record<Tone, string>;
  /** Before the sentences to remember. */
  remember: Record<Tone, string>;
  /** Introduces the content of one of several documents: `{title}`. */
  document: string;
};
