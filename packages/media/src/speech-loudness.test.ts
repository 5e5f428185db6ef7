import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureLoudness } from './loudness.ts';
import { integratedLufs } from './speech-loudness.ts';
import { buzz, temporaryFolder } from './test-material.ts';
import { encodeWav } from './wav.ts';

test.each([
  [22_050, 0.05],
  [22_050, 0.9],
  [44_100, 0.3],
  [48_000, 0.3],
] as const)('at %d Hz and level %d it says what ffmpeg says', async (sampleRate, level) => {
  const path = join(await temporaryFolder(), 'speech.wav');
  const loud = buzz(4, sampleRate, level);
  // A pause and a whisper, which the gates leave out.
  const samples = new Int16Array(loud.length * 3);
  samples.set(loud);
  samples.set(
    loud.map((sample) => sample / 40),
    loud.length * 2,
  );
  const sound = { samples, sampleRate };
  await writeFile(path, encodeWav(sound));
  const { integratedLufs: said } = await measureLoudness(path);
  expect(Math.abs(integratedLufs(sound) - said)).toBeLessThanOrEqual(0.1);
});

test('silence, and less than a block of sound, is −70', () => {
  expect(integratedLufs({ samples: new Int16Array(22_050), sampleRate: 22_050 })).toBe(-70);
  expect(integratedLufs({ samples: buzz(0.2, 22_050), sampleRate: 22_050 })).toBe(-70);
});
