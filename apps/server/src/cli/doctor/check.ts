import type { Settings } from '#server/settings/env.ts';

/** The answer of a check. `absent` is something optional that is not there; `missing` is required. */
export type Finding =
  | { state: 'found'; found: string }
  | { state: 'absent' | 'missing'; found: string; todo: string };

/** One thing that the studio looks for on its machine. */
export type Check = { name: string; look: (settings: Settings) => Finding | Promise<Finding> };
