/**
 * The accuracy of finding words in speech without times, from speech with known times. The unknown
 * speech is another voice, rate and accent of eSpeak NG. It has an uneven pace, pauses and noise.
 */
import { createLocalSpeech } from '@tarima/speech';
import {
  ALIGNMENT_TRIALS,
  alignmentErrors,
  quantile,
} from '../packages/speech/src/testing/alignment-error.ts';

const SENTENCES = 12;

const milliseconds = (seconds: number) => `${(seconds * 1_000).toFixed(0).padStart(5)} ms`;

export async function run(): Promise<void> {
  const speech = createLocalSpeech();
  const all: number[] = [];
  console.log('Word starts found in speech without times (median, 90 %, words):');
  for (const trial of ALIGNMENT_TRIALS) {
    const errors = await alignmentErrors(speech, trial, SENTENCES);
    all.push(...errors);
    const figures = [quantile(errors, 0.5), quantile(errors, 0.9)].map(milliseconds).join(' ');
    console.log(
      `  ${figures} ${String(errors.length).padStart(5)}  ${trial.language}, ${trial.name}`,
    );
  }
  const figures = [quantile(all, 0.5), quantile(all, 0.9)].map(milliseconds).join(' ');
  console.log(`  ${figures} ${String(all.length).padStart(5)}  all`);
  await speech.close();
}
