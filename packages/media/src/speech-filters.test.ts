import { expect, test } from 'vitest';
import { type SoundSource, soundSource } from './sound-source.ts';
import { limitSound, tameSpeech } from './speech-filters.ts';
import { buzz, samplesOf } from './test-material.ts';

const RATE = 22_050;
const sound = (samples: Int16Array) => soundSource({ samples, sampleRate: RATE });
const speech = (level: number) => sound(buzz(4, RATE, level));
const loudest = (samples: Int16Array, from = 0) =>
  samples.subarray(from).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 32_768;

test.each([6, 20, 40])(
  'no sample exceeds the ceiling at %d dB more, even at the start',
  async (decibels) => {
    const samples = await samplesOf(limitSound(speech(0.5), decibels, 0.76));
    expect(loudest(samples)).toBeLessThanOrEqual(0.7601);
    expect(loudest(samples)).toBeGreaterThan(0.7);
  },
);

test('sound below the ceiling only gets louder', async () => {
  const quiet = buzz(4, RATE, 0.1);
  const samples = await samplesOf(limitSound(sound(quiet), 6, 0.9));
  expect(samples).toHaveLength(quiet.length);
  const wrong = samples.findIndex(
    (sample, at) => Math.abs(sample - (quiet[at] ?? 0) * 10 ** (6 / 20)) > 0.51,
  );
  expect(wrong).toBe(-1);
});

test('gives the same sound for parts of any length', async () => {
  const level = (read: SoundSource) => samplesOf(limitSound(tameSpeech(read), 20, 0.76));
  const whole = speech(0.5);
  const inParts = {
    ...whole,
    async *read() {
      const samples = buzz(4, RATE, 0.5);
      let length = 1;
      for (let from = 0; from < samples.length; from += length, length = (length * 3) % 1_001) {
        yield samples.subarray(from, from + length);
      }
    },
  };
  expect(await level(inParts)).toEqual(await level(whole));
});

test('removes rumble, keeps speech, and brings loud speech nearer to quiet speech', async () => {
  const tone = (hertz: number) =>
    sound(
      Int16Array.from(
        { length: RATE },
        (_, at) => 1_000 * Math.sin((2 * Math.PI * hertz * at) / RATE),
      ),
    );
  const tamed = (read: SoundSource) => samplesOf(tameSpeech(read));
  expect(loudest(await tamed(tone(20)), RATE / 2)).toBeLessThan(0.1 * (1_000 / 32_768));
  expect(loudest(await tamed(tone(300)), RATE / 2)).toBeCloseTo(1_000 / 32_768, 2);
  const [quiet, loud] = await Promise.all([tamed(speech(0.05)), tamed(speech(0.8))]);
  expect(loudest(loud, RATE) / loudest(quiet, RATE)).toBeLessThan(8);
});

test('silence stays silence', async () => {
  const silence = sound(new Int16Array(RATE));
  expect(loudest(await samplesOf(tameSpeech(silence)))).toBe(0);
  expect(loudest(await samplesOf(limitSound(silence, 30, 0.76)))).toBe(0);
});
