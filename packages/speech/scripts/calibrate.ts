import { writeFileSync } from 'node:fs';
import { WORDS_PER_MINUTE } from '@tarima/contract';
import { ACCENT_DEFINITIONS, type AccentDefinition } from '../src/local/accents.ts';
import { VOICE_CATALOGUE } from '../src/local/catalogue.ts';
import { createEspeakProcess } from '../src/local/espeak-process.ts';
import { countSounds } from '../src/local/expected-duration.ts';
import { wordsPerMinute } from '../src/local/speaking-rate.ts';
import { trimSilence } from '../src/local/trim-silence.ts';
import { voiceName } from '../src/local/voice-definition.ts';
import { speakAsPeople } from '../src/spoken/speak-as-people.ts';
import { ORDINARY_PROSE } from '../src/testing/ordinary-prose.ts';

/**
 * Finds each voice's eSpeak speed for 150 words a minute, in each accent. It measures ordinary
 * prose and writes `src/local/calibration.ts`.
 * Run with: node packages/speech/scripts/calibrate.ts
 */

const STEPS = 5;
const engine = createEspeakProcess();
const lines: string[] = [];

for (const accent of ACCENT_DEFINITIONS) {
  const timbres = new Set(
    VOICE_CATALOGUE.filter(({ language }) => language === accent.language).map((v) => v.timbre),
  );
  for (const timbre of timbres) {
    const voice = voiceName(timbre, accent);
    const sentences = ORDINARY_PROSE[accent.language];
    let speed = 165;
    let measured = await measure(sentences, voice, accent, speed);
    for (let step = 0; step < STEPS; step++) {
      const better = Math.round((speed * WORDS_PER_MINUTE) / measured.rate);
      if (better === speed) break;
      speed = better;
      measured = await measure(sentences, voice, accent, speed);
    }
    console.log(`${voice}: speed ${speed} gives ${measured.rate.toFixed(1)} words a minute`);
    const { secondsPerSound, secondsPerPause } = measured;
    lines.push(
      `  '${voice}': { speed: ${speed}, secondsPerSound: ${secondsPerSound.toFixed(4)}, secondsPerPause: ${secondsPerPause.toFixed(3)} },`,
    );
  }
}

await engine.close();
writeFileSync(
  new URL('../src/local/calibration.ts', import.meta.url),
  `/** Speed is eSpeak's setting for 150 words a minute; the rest is measured at that speed. */
export type Calibration = { speed: number; secondsPerSound: number; secondsPerPause: number };

/** Each timbre in each accent. Written by \`scripts/calibrate.ts\`. */
export const CALIBRATION: Record<string, Calibration> = {
${lines.join('\n')}
};
`,
);

async function measure(
  sentences: string[],
  voice: string,
  accent: AccentDefinition,
  speed: number,
) {
  const clips: number[] = [];
  let sounds = 0;
  let soundSeconds = 0;
  let pauses = 0;
  for (const sentence of sentences) {
    const { text } = speakAsPeople(sentence, accent.language, accent.locale);
    const speech = await engine.speak({ text, voice, speed });
    const samples = trimSilence(speech.samples, speech.sampleRate)?.samples.length ?? 0;
    clips.push(samples / speech.sampleRate);
    sounds += countSounds(speech.clauses.join(' '));
    pauses += speech.clauses.length - 1;
    speech.phonemes.forEach(({ ipa, sample }, index) => {
      const end = speech.phonemes[index + 1]?.sample ?? sample;
      if (ipa !== '') soundSeconds += (end - sample) / speech.sampleRate;
    });
  }
  const seconds = clips.reduce((sum, clip) => sum + clip, 0);
  return {
    rate: wordsPerMinute(sentences, clips),
    secondsPerSound: soundSeconds / sounds,
    secondsPerPause: (seconds - soundSeconds) / pauses,
  };
}
