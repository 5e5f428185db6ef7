/** So near to the words wanted is as wanted. */
export const NEARLY_ALL = 0.9;

/** Whether a conversation is shorter than what was asked for. */
export const isShort = (words: number, wanted: number): boolean => words < wanted * NEARLY_ALL;
