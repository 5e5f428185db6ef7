/** The words of a list written in running lines. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));
