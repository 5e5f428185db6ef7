/** A small stable hash (FNV-1a) of a text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The same seed always gives the same choice. */
export function pickPhrase(choices: readonly string[], seed: string): string {
  return choices[hashOf(seed) % choices.length] ?? '';
}

/** The phrase at a place, starting again after the last. */
export const turn = (phrases: readonly string[], place: number): string =>
  phrases[place % phrases.length] ?? '';

/** Fills the slots of a phrase. A slot's own full stop replaces that of the phrase. */
export function fillPhrase(phrase: string, slots: Record<string, string>): string {
  return phrase
    .replace(/\{(\w+)\}/gu, (_, name: string) => slots[name] ?? '')
    .replace(/([.!?…])\.$/u, '$1');
}

/** `a, b and c`; `a, b, and c and d`; `a; b, c; and d`. */
export function joinList(items: readonly string[], and: (next: string) => string): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const joint = items.some((item) => item.includes(',')) ? ';' : ',';
  const hasOwnAnd = items.some((item) => item.includes(` ${and(last)} `));
  const before = joint === ';' || (hasOwnAnd && items.length > 2) ? joint : '';
  return `${items.slice(0, -1).join(`${joint} `)}${before} ${and(last)} ${last}`;
}
