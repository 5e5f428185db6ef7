import type { Voice } from '@tarima/contract';
import type { SpeechRequest } from '../speech-model.ts';

export type Rates = { slowest: number; fastest: number };

/** Requests an accent if the voice has it. A locale of another language is not an accent. */
export function chooseLocale(voice: Voice, { locale }: SpeechRequest, warnings: string[]): string {
  const wanted = locale?.replace('_', '-');
  if (!wanted || wanted === voice.locale) return voice.locale;
  const isOfLanguage = wanted.split('-')[0] === voice.language_code;
  if (voice.support_locale && isOfLanguage) return wanted;
  warnings.push(`${voice.voice_name} does not speak ${wanted}; ${voice.locale} was used`);
  return voice.locale;
}

/** The rate nearest to the wanted one that the voice can do. */
export function chooseRate(rates: Rates, { rate = 1 }: SpeechRequest, warnings: string[]): number {
  const possible = Math.min(rates.fastest, Math.max(rates.slowest, rate));
  if (possible !== rate) warnings.push(`Rate ${rate} is out of range; ${possible} was used`);
  return possible;
}
