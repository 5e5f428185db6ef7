type Part = { id: string };
type Hashes = Readonly<Record<string, string>>;
type Parts<Own> = ReadonlyMap<string, Own>;

/** The parts whose original is new or has changed since. */
export const changedParts = <Original extends Part>(
  original: readonly Original[],
  { before, now }: { before: Hashes; now: Hashes },
): Original[] => original.filter(({ id }) => before[id] !== now[id]);

/**
 * The parts of a translation in its original's order, without those that left the original. A part
 * that somebody removed from the translation stays away until its original changes.
 *
 * @param translated the changed parts, in the other language
 */
export function followParts<Own extends Part>(
  original: readonly Part[],
  own: readonly Own[],
  translated: Parts<Own>,
): Own[] {
  const ownById = new Map(own.map((part) => [part.id, part]));
  return original.flatMap(({ id }) => translated.get(id) ?? ownById.get(id) ?? []);
}

/** The parts of a translation that its original never had. Somebody added them. */
export function addedParts<Own extends Part>(
  own: readonly Own[],
  original: readonly Part[],
  before: Hashes,
): Own[] {
  const ids = new Set(original.map(({ id }) => id));
  return own.filter(({ id }) => !(id in before) && !ids.has(id));
}
