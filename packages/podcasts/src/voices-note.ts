import type { EpisodeLanguage } from './episode.ts';

/** The voices are synthetic, and several countries require the file to say so. */
export const VOICES_NOTE: Record<EpisodeLanguage, string> = {
  es: 'Voces generadas por computadora',
  en: 'Computer-generated voices',
  pt: 'Vozes geradas por computador',
  fr: 'Voix générées par ordinateur',
  de: 'Computererzeugte Stimmen',
  it: 'Voci generate al computer',
};
