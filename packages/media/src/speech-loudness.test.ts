import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureLoudness } from './loudness.ts';
import { soundSource } from './sound-source.ts';
import { integratedLufs } from './speech-loudness.ts';
import { buzz, temporaryFolder } from './test-material.ts';
import { writeWav } from './wav.ts';

test.each([
  [22_050, 0.05],
  [22_050, 0.9],
  [44_100, 0.3],
  [48_000, 0.3],
] as const)('at %d Hz and level %d it says what ffmpeg says', async (sampleRate, level) => {
  const path = join(await temporaryFolder(), 'speech.wav');
  const loud = buzz(4, sampleRate, level);
  // A pause and a whisper, which the gates ignore.
  const samples = new Int16Array(loud.length * 3);
  samples.set(loud);
  samples.set(
    loud.map((sample) => sample / 40),
    loud.length * 2,
  );
  const sound = soundSource({ samples, sampleRate });
  await writeWav(path, sound);
  const { integratedLufs: said } = await measureLoudness(path);
  expect(Math.abs((await integratedLufs(sound)) - said)).toBeLessThanOrEqual(0.1);
});

test('silence, and less than a block of sound, is −70', async () => {
  expect(
    await integratedLufs(soundSource({ samples: new Int16Array(22_050), sampleRate: 22_050 })),
  ).toBe(-70);
  expect(
    await integratedLufs(soundSource({ samples: buzz(0.2, 22_050), sampleRate: 22_050 })),
  ).toBe(-70);
});
