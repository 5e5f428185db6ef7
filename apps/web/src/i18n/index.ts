import { DEFAULT_LANGUAGE, LANGUAGES, type Language, STORAGE_KEYS } from '@tarima/contract';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import brazil from './flags/brazil.svg?no-inline';
import spain from './flags/spain.svg?no-inline';
import unitedStates from './flags/united-states.svg?no-inline';
import type { Messages } from './messages.ts';

type LanguageOption = {
  name: string;
  /** Address of a small picture. */
  flag: string;
};

/** The name of each language in that language, with its flag. */
export const LANGUAGE_OPTIONS: Record<Language, LanguageOption> = {
  es: { name: 'Español', flag: spain },
  en: { name: 'English', flag: unitedStates },
  pt: { name: 'Português', flag: brazil },
};

/**
 * `frame` has the texts around every screen. `rooms` comes with the first screen beside home.
 * `administration` comes with the first of account, members, settings and data.
 */
const LOADERS = {
  es: {
    frame: async () => (await import('./es/frame.ts')).frame,
    rooms: async () => (await import('./es/rooms.ts')).rooms,
    administration: async () => (await import('./es/administration.ts')).administration,
  },
  en: {
    frame: async () => (await import('./en/frame.ts')).frame,
    rooms: async () => (await import('./en/rooms.ts')).rooms,
    administration: async () => (await import('./en/administration.ts')).administration,
  },
  pt: {
    frame: async () => (await import('./pt/frame.ts')).frame,
    rooms: async () => (await import('./pt/rooms.ts')).rooms,
    administration: async () => (await import('./pt/administration.ts')).administration,
  },
} satisfies Record<Language, Record<'frame' | LatePart, () => Promise<Partial<Messages>>>>;

type LatePart = 'rooms' | 'administration';

const NAMESPACE = 'translation';
/** If one of these texts is loaded, so are all texts of its part. */
const A_TEXT = { rooms: 'upload.videoTitle', administration: 'settings.title' };
const wanted = new Set<LatePart>();
const started = Promise.withResolvers<void>();

async function textsOf(language: Language): Promise<Partial<Messages>> {
  const loaders = LOADERS[language];
  const late = [...wanted].map((part) => loaders[part]());
  return Object.assign({}, ...(await Promise.all([loaders.frame(), ...late])));
}
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

/** The current language of the interface. */
export const currentLanguage = (): Language => asLanguage(i18next.language) ?? DEFAULT_LANGUAGE;

type Read = (error: unknown, texts?: Partial<Messages>) => void;

export async function startTranslations(): Promise<void> {
  const language = preferredLanguage();
  keepLanguage(language);
  i18next.on('languageChanged', (code) => {
    document.documentElement.lang = code;
  });
  await i18next
    .use({
      type: 'backend',
      read: (code: Language, _namespace: string, done: Read) =>
        textsOf(code).then(
          (texts) => done(null, texts),
          (error) => done(error),
        ),
    })
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: LANGUAGES,
      fallbackLng: false,
      interpolation: { escapeValue: false },
      // Mounted components render again when texts arrive.
      react: { bindI18nStore: 'added' },
    });
  started.resolve();
}

function keepLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEYS.language, language);
  localStorage.setItem(STORAGE_KEYS.preferredLanguage, language);
}

export async function chooseLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  await i18next.changeLanguage(language);
  await fetchTexts(...wanted);
}

/** Loads these texts in the current language, and in each language chosen later. */
export async function fetchTexts(...parts: LatePart[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await started.promise;
  const language = currentLanguage();
  const absent = parts.filter((part) => !i18next.exists(A_TEXT[part]));
  const texts = await Promise.all(absent.map((part) => LOADERS[language][part]()));
  for (const bundle of texts) i18next.addResourceBundle(language, NAMESPACE, bundle, true, true);
}
