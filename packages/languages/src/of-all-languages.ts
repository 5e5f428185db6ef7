type Table<Knowledge> = Readonly<Record<string, Knowledge>>;

/**
 * The source of a pattern that finds the cue of any language, for what is no matter of a document's own:
 * documents quote, name and mix other languages.
 */
export const patternOfAll = <Knowledge>(
  languages: Table<Knowledge>,
  cueOf: (knowledge: Knowledge) => RegExp | null,
): string =>
  Object.values(languages)
    .flatMap((knowledge) => cueOf(knowledge)?.source ?? [])
    .join('|');

/** The words of every language, for the same. */
export const wordsOfAll = <Knowledge>(
  languages: Table<Knowledge>,
  cueOf: (knowledge: Knowledge) => ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set(Object.values(languages).flatMap((knowledge) => [...cueOf(knowledge)]));
