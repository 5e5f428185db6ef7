import { DEFAULT_LANGUAGE, LANGUAGES, type Language, STORAGE_KEYS } from '@tarima/contract';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Messages } from './messages.ts';

/** What each language calls itself, in the order of the switcher. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
};

const loaders: Record<Language, () => Promise<Messages>> = {
  es: () => import('./es.ts').then((module) => module.es),
  en: () => import('./en.ts').then((module) => module.en),
  pt: () => import('./pt.ts').then((module) => module.pt),
};

const asLanguage = (code: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === code?.slice(0, 2).toLowerCase());

/** Stored preference, current language, browser language, then Spanish. */
export function preferredLanguage(): Language {
  const candidates = [
    localStorage.getItem(STORAGE_KEYS.language),
    localStorage.getItem(STORAGE_KEYS.preferredLanguage),
    i18next.language,
    ...navigator.languages,
  ];
  return candidates.map(asLanguage).find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}

/** The language of the interface now. */
export const currentLanguage = (): Language => asLanguage(i18next.language) ?? DEFAULT_LANGUAGE;

export async function startTranslations(): Promise<void> {
  const language = preferredLanguage();
  i18next.on('languageChanged', (code) => {
    document.documentElement.lang = code;
  });
  await i18next
    .use({
      type: 'backend',
      read: (code: Language, _namespace: string, done: (error: unknown, data?: Messages) => void) =>
        loaders[code]().then(
          (messages) => done(null, messages),
          (error) => done(error),
        ),
    })
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: LANGUAGES,
      fallbackLng: false,
      interpolation: { escapeValue: false },
    });
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORAGE_KEYS.language, language);
  localStorage.setItem(STORAGE_KEYS.preferredLanguage, language);
  await i18next.changeLanguage(language);
}
