import { alignSpeech } from '../alignment/align-speech.ts';
import type { SpokenLanguage } from '../local/accents.ts';
import type { SpeechModel } from '../speech-model.ts';
import { ORDINARY_PROSE } from './ordinary-prose.ts';
import { type Unlikeness, unlike } from './unlike-reference.ts';

/** The voices of vendor and reference, with their accents and changes to the sound. */
export type AlignmentTrial = {
  name: string;
  language: SpokenLanguage;
  vendor: { voiceId: string; locale?: string; rate?: number };
  reference: { voiceId: string; locale?: string };
  how: Unlikeness;
};

const PLAIN: Unlikeness = { unevenness: 0, pause: 0, noise: 0, dullness: 0 };
const HARD: Unlikeness = { unevenness: 0.2, pause: 0.6, noise: 0.05, dullness: 0.4 };

export const ALIGNMENT_TRIALS: AlignmentTrial[] = [
  {
    name: 'another voice, faster',
    language: 'es',
    vendor: { voiceId: 'local-es-valentina', rate: 1.25 },
    reference: { voiceId: 'local-es-lucia' },
    how: PLAIN,
  },
  {
    name: 'another voice and accent, slower, noise',
    language: 'es',
    vendor: { voiceId: 'local-es-andres', locale: 'es_ES', rate: 0.85 },
    reference: { voiceId: 'local-es-mateo', locale: 'es_MX' },
    how: { ...PLAIN, noise: 0.1, dullness: 0.3 },
  },
  {
    name: 'uneven, with pauses, noise and a dull microphone',
    language: 'es',
    vendor: { voiceId: 'local-es-carmen', locale: 'es_CO' },
    reference: { voiceId: 'local-es-sofia', locale: 'es_MX' },
    how: HARD,
  },
  {
    name: 'a man where the reference is a woman, uneven, with pauses',
    language: 'en',
    vendor: { voiceId: 'local-en-henry' },
    reference: { voiceId: 'local-en-emma' },
    how: HARD,
  },
  {
    name: 'Brazil where the reference is Portugal, uneven, with pauses',
    language: 'pt',
    vendor: { voiceId: 'local-pt-rafael', locale: 'pt_BR', rate: 1.1 },
    reference: { voiceId: 'local-pt-duarte', locale: 'pt_PT' },
    how: HARD,
  },
];

/** The error of each word's start; seconds, in the order of the text. */
export async function alignmentErrors(
  speech: SpeechModel,
  { language, vendor, reference, how }: AlignmentTrial,
  sentences: number,
): Promise<number[]> {
  const errors: number[] = [];
  for (const [index, text] of ORDINARY_PROSE[language].slice(0, sentences).entries()) {
    const truth = unlike(await speech.speak({ text, ...vendor }), how, index + 1);
    const { words } = alignSpeech(truth, await speech.speak({ text, ...reference }));
    words.forEach(({ start }, word) => {
      errors.push(Math.abs(start - (truth.words[word]?.start ?? 0)));
    });
  }
  return errors;
}

/** The value below which this share of the values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
