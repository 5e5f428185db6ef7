/**
 * The gaps between the six natural voices of a podcast, by language. A gap below 1 is too small to
 * tell two speakers apart.
 */
import { resolve } from 'node:path';
import { OUTPUT_LANGUAGE_CODES, PODCAST_VOICES } from '@tarima/contract';
import { namedVoice } from '@tarima/podcasts';
import { createLocalSpeech, createNeuralSpeech, type SpeechModel } from '@tarima/speech';
import { ORDINARY_PROSE } from '../packages/speech/src/testing/ordinary-prose.ts';
import {
  measureVoice,
  type VoiceMeasures,
  voiceGap,
} from '../packages/speech/src/testing/voice-measures.ts';

const SENTENCES = 3;
type Language = (typeof OUTPUT_LANGUAGE_CODES)[keyof typeof OUTPUT_LANGUAGE_CODES];

/** @param args the folder of the models; `data/models` without one */
export async function run([folder = 'data/models']: string[]): Promise<void> {
  const reference = createLocalSpeech();
  const speech = createNeuralSpeech({ modelsFolder: resolve(folder), reference });
  try {
    if ((await speech.voices()).length === 0) console.log(`No natural voices in ${folder}.`);
    for (const language of Object.values(OUTPUT_LANGUAGE_CODES)) await measure(speech, language);
  } finally {
    await speech.close();
    await reference.close();
  }
}

async function measure(speech: SpeechModel, language: Language): Promise<void> {
  const voices = await speech.voices();
  const ids = PODCAST_VOICES.flatMap((name) => namedVoice(voices, name, language)?.voiceId ?? []);
  const text = ORDINARY_PROSE[language].slice(0, SENTENCES).join(' ');
  const measured: (VoiceMeasures & { voiceId: string })[] = [];
  for (const voiceId of new Set(ids)) {
    const { samples, sampleRate } = await speech.speak({ text, voiceId });
    measured.push({ voiceId, ...measureVoice(samples, sampleRate) });
  }
  if (measured.length === 0) return;
  console.log(`${language}: ${measured.length} voices for ${PODCAST_VOICES.length} names`);
  for (const { voiceId, pitch, centroid } of measured) {
    const figures = `${pitch.toFixed(0).padStart(4)} Hz, centroid ${centroid.toFixed(0)} Hz`;
    console.log(`  ${voiceId.padEnd(40)} ${figures}`);
  }
  const gaps = measured.flatMap((one, index) =>
    measured.slice(index + 1).map((other) => ({
      gap: voiceGap(one, other),
      pair: `${one.voiceId} and ${other.voiceId}`,
    })),
  );
  const [smallest] = gaps.toSorted((a, b) => a.gap - b.gap);
  if (smallest) console.log(`  smallest gap ${smallest.gap.toFixed(2)}: ${smallest.pair}`);
}
