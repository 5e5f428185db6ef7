/** This share of the wanted words is close enough. */
export const NEARLY_ALL = 0.9;

/** True if a conversation is shorter than requested. */
export const isShort = (words: number, wanted: number): boolean => words < wanted * NEARLY_ALL;
