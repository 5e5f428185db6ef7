/**
 * A written phrase and how people say it. The locale is the list's own unless it is given. A note
 * says why the phrase is said otherwise today.
 */
export type SaidEntry = readonly [written: string, said: string, locale?: string, note?: string];
