import type { Language } from '@tarima/contract';

/** The few words that layouts add to those of the script. */
export const LAYOUT_WORDS: Record<Language, { warning: string; good: string; bad: string }> = {
  es: { warning: 'Atención', good: 'Sí', bad: 'No' },
  en: { warning: 'Warning', good: 'Do', bad: 'Don’t' },
  pt: { warning: 'Aviso', good: 'Faça', bad: 'Evite' },
};
