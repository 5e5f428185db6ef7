import type { IconName } from '../icons.ts';

/** Whole words, in lower case and without accents, that an icon shows without doubt. */
export type IconWords = Record<IconName, readonly string[]>;
