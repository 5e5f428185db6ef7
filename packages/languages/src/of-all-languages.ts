type Table<Knowledge> = Readonly<Record<string, Knowledge>>;

/** Source of a pattern that matches the cue of any language. Documents quote, name and mix other languages. */
export const patternOfAll = <Knowledge>(
  languages: Table<Knowledge>,
  cueOf: (knowledge: Knowledge) => RegExp | null,
): string =>
  Object.values(languages)
    .flatMap((knowledge) => cueOf(knowledge)?.source ?? [])
    .join('|');

/** The words of all languages, for the same reason. */
export const wordsOfAll = <Knowledge>(
  languages: Table<Knowledge>,
  cueOf: (knowledge: Knowledge) => ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set(Object.values(languages).flatMap((knowledge) => [...cueOf(knowledge)]));
