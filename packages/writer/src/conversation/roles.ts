import { ROLES, SOURCE_LANGUAGES, type SourceLanguage } from '@tarima/languages';

/** Whether a sentence speaks of what people of the given roles would talk about; of nothing for other roles. */
export function topicsOf(roles: string[], language: SourceLanguage): (text: string) => boolean {
  const known = ROLES.filter((role) =>
    Object.values(SOURCE_LANGUAGES).some(({ wishes }) =>
      roles.some((text) => wishes.roles[role].called.test(text)),
    ),
  );
  const topics = known.map((role) => SOURCE_LANGUAGES[language].wishes.roles[role].topics);
  return (text) => topics.some((topic) => topic.test(text));
}
