import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soundSource } from './sound-source.ts';
import { inSequence, soundTrack } from './sound-track.ts';
import { samplesOf, temporaryFolder } from './test-material.ts';
import { wavSource, writeWav } from './wav.ts';

const RATE = 8_000;
const sound = (...samples: number[]) =>
  soundSource({ samples: Int16Array.from(samples), sampleRate: RATE });

test('places sounds with their gain, and silence between them', async () => {
  const track = soundTrack(
    [
      { sound: sound(1, -3), at: 1, gain: 1 },
      { sound: sound(3, -20_000, 20_000), at: 5, gain: 2 },
    ],
    RATE,
    10,
  );
  expect([...(await samplesOf(track))]).toEqual([0, 1, -3, 0, 0, 6, -32_768, 32_767, 0, 0]);
});

test('a sequence lasts as long as its sounds and the gaps between them', async () => {
  const track = soundTrack(inSequence([sound(1, 2), sound(3), sound(4)], 1), RATE);
  expect([...(await samplesOf(track))]).toEqual([1, 2, 0, 3, 0, 4]);
  expect(track).toHaveLength(6);
});

test('reads and writes a long sound in parts, so that other work runs', async () => {
  const samples = Int16Array.from({ length: 3_000_001 }, (_, at) => (at * 7) % 30_011);
  const path = join(await temporaryFolder(), 'long.wav');
  let turns = 0;
  const count = () => {
    turns += 1;
    others = setImmediate(count);
  };
  let others = setImmediate(count);
  await writeWav(
    path,
    soundTrack(inSequence([sound(5), soundSource({ samples, sampleRate: RATE })]), RATE),
  );
  clearImmediate(others);
  expect(turns).toBeGreaterThan(10);
  const read = await wavSource(path);
  expect([read.sampleRate, read.length]).toEqual([RATE, samples.length + 1]);
  const parts: Int16Array[] = [];
  for await (const part of read.read()) parts.push(part);
  expect(parts.length).toBeGreaterThan(5);
  const whole = Buffer.concat(parts.map(({ buffer }) => Buffer.from(buffer)));
  expect(new Int16Array(whole.buffer, whole.byteOffset + 2, samples.length)).toEqual(samples);
});
