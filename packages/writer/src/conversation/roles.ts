import { OUTPUT_LANGUAGE_CODES } from '@tarima/contract';
import { ROLES, SOURCE_LANGUAGES, type SourceLanguage } from '@tarima/languages';

/**
 * A test for sentences that people of these roles would talk about. It matches nothing for other
 * roles.
 */
export function topicsOf(roles: string[], language: SourceLanguage): (text: string) => boolean {
  const known = ROLES.filter((role) =>
    Object.values(SOURCE_LANGUAGES).some(({ wishes }) =>
      roles.some((text) => wishes.roles[role].called.test(text)),
    ),
  );
  const topics = known.map((role) => SOURCE_LANGUAGES[language].wishes.roles[role].topics);
  return (text) => topics.some((topic) => topic.test(text));
}

/** The language of a role. A role that is known only in other languages counts as one of those. */
export function languageOfRole(role: string, typedIn: SourceLanguage): SourceLanguage {
  const languages = Object.values(OUTPUT_LANGUAGE_CODES).filter((language) =>
    ROLES.some((known) => SOURCE_LANGUAGES[language].wishes.roles[known].called.test(role)),
  );
  return languages.includes(typedIn) ? typedIn : (languages[0] ?? typedIn);
}
