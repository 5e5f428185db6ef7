import { createLocalSpeech, VOICE_CATALOGUE } from '../src/index.ts';
import { ORDINARY_PROSE } from '../src/testing/ordinary-prose.ts';
import { measureVoice } from '../src/testing/voice-measures.ts';

/** Prints pitch, brightness and peak of every voice. Run with: node packages/speech/scripts/measure-voices.ts */
const speech = createLocalSpeech();
for (const { id, language } of VOICE_CATALOGUE) {
  const text = ORDINARY_PROSE[language].slice(0, 3).join(' ');
  const { samples, sampleRate } = await speech.speak({ text, voiceId: id });
  const { pitch, centroid } = measureVoice(samples, sampleRate);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  console.log(
    id.padEnd(22),
    `${pitch.toFixed(0)} Hz`,
    `centroid ${centroid.toFixed(0)} Hz`,
    `peak ${peak}`,
  );
}
await speech.close();
