import { expect, test } from 'vitest';
import { limitSound, tameSpeech } from './speech-filters.ts';
import { buzz } from './test-material.ts';

const RATE = 22_050;
const speech = (level: number) => ({ samples: buzz(4, RATE, level), sampleRate: RATE });
const loudest = (samples: Int16Array, from = 0) =>
  samples.subarray(from).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 32_768;

test.each([6, 20, 40])(
  'no sample is above the ceiling at %d dB more, the first ones too',
  async (decibels) => {
    const { samples } = await limitSound(speech(0.5), decibels, 0.76);
    expect(loudest(samples)).toBeLessThanOrEqual(0.7601);
    expect(loudest(samples)).toBeGreaterThan(0.7);
  },
);

test('what lies below the ceiling only gets louder', async () => {
  const quiet = speech(0.1);
  const { samples } = await limitSound(quiet, 6, 0.9);
  const wrong = samples.findIndex(
    (sample, at) => Math.abs(sample - (quiet.samples[at] ?? 0) * 10 ** (6 / 20)) > 0.51,
  );
  expect(wrong).toBe(-1);
});

test('rumble goes, speech stays, and loud speech comes nearer to quiet speech', async () => {
  const tone = (hertz: number) => ({
    samples: Int16Array.from(
      { length: RATE },
      (_, at) => 1_000 * Math.sin((2 * Math.PI * hertz * at) / RATE),
    ),
    sampleRate: RATE,
  });
  const rumble = await tameSpeech(tone(20));
  const voice = await tameSpeech(tone(300));
  expect(loudest(rumble.samples, RATE / 2)).toBeLessThan(0.1 * (1_000 / 32_768));
  expect(loudest(voice.samples, RATE / 2)).toBeCloseTo(1_000 / 32_768, 2);
  const [quiet, loud] = await Promise.all([tameSpeech(speech(0.05)), tameSpeech(speech(0.8))]);
  expect(loudest(loud.samples, RATE) / loudest(quiet.samples, RATE)).toBeLessThan(8);
});

test('silence stays silence', async () => {
  const silence = { samples: new Int16Array(RATE), sampleRate: RATE };
  expect(loudest((await tameSpeech(silence)).samples)).toBe(0);
  expect(loudest((await limitSound(silence, 30, 0.76)).samples)).toBe(0);
});
