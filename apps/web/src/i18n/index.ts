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

/** `frame` has the texts around every screen. `rooms` comes with the first screen beside home. */
const LOADERS = {
  es: {
    frame: async () => (await import('./es/frame.ts')).frame,
    rooms: async () => (await import('./es/rooms.ts')).rooms,
  },
  en: {
    frame: async () => (await import('./en/frame.ts')).frame,
    rooms: async () => (await import('./en/rooms.ts')).rooms,
  },
  pt: {
    frame: async () => (await import('./pt/frame.ts')).frame,
    rooms: async () => (await import('./pt/rooms.ts')).rooms,
  },
} satisfies Record<Language, Record<'frame' | 'rooms', () => Promise<Partial<Messages>>>>;

const NAMESPACE = 'translation';
/** If this text is loaded, so are all texts of the rooms. */
const A_ROOMS_TEXT = 'upload.videoTitle';
let areRoomsWanted = false;
const started = Promise.withResolvers<void>();

async function textsOf(language: Language): Promise<Partial<Messages>> {
  const { frame, rooms } = LOADERS[language];
  const parts = await Promise.all([frame(), areRoomsWanted ? rooms() : {}]);
  return Object.assign({}, ...parts);
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

/** Loads the rooms' texts in the current language, and in each language chosen later. */
export async function fetchRoomTexts(): Promise<void> {
  areRoomsWanted = true;
  await started.promise;
  const language = currentLanguage();
  if (i18next.exists(A_ROOMS_TEXT)) return;
  const rooms = await LOADERS[language].rooms();
  i18next.addResourceBundle(language, NAMESPACE, rooms, true, true);
}

function keepLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEYS.language, language);
  localStorage.setItem(STORAGE_KEYS.preferredLanguage, language);
}

export async function chooseLanguage(language: Language): Promise<void> {
  keepLanguage(language);
  await i18next.changeLanguage(language);
  if (areRoomsWanted) await fetchRoomTexts();
}
