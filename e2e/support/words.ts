import type { Language } from '@tarima/contract';
import i18next, { type TFunction } from 'i18next';
import { en } from '../../apps/web/src/i18n/en.ts';
import { es } from '../../apps/web/src/i18n/es.ts';
import { pt } from '../../apps/web/src/i18n/pt.ts';

/** The studio's names for its controls in one language. */
export function wordsIn(language: Language): TFunction {
  const words = i18next.createInstance({
    lng: language,
    initAsync: false,
    resources: { es: { translation: es }, en: { translation: en }, pt: { translation: pt } },
    interpolation: { escapeValue: false },
  });
  void words.init();
  return words.t;
}
