import { join } from 'node:path';
import { expect, test } from 'vitest';
import { encodeEpisode } from './encode-episode.ts';
import { probeFile } from './probe.ts';
import { runProgram } from './run-program.ts';
import { soundSource } from './sound-source.ts';
import { SYNTHETIC_SOURCE_TYPE } from './synthetic-mark.ts';
import { buzz, metadataOf, temporaryFolder } from './test-material.ts';

test('both files of an episode say to programs that they are synthetic', async () => {
  const folder = await temporaryFolder();
  const coverPath = join(folder, 'cover.png');
  const cover = ['-f', 'lavfi', '-i', 'color=c=blue:s=64x64', '-frames:v', '1', coverPath];
  await runProgram('ffmpeg', ['-v', 'error', ...cover]);
  const outputs = { mp3: join(folder, 'a.mp3'), m4a: join(folder, 'a.m4a') };
  const episode = {
    sound: soundSource({ samples: buzz(2, 22_050), sampleRate: 22_050 }),
    coverPath,
    tags: { title: 'Ñandú', comment: 'Voces sintéticas' },
    language: 'es',
    chapters: [{ title: 'Uno', start: 0, end: 2 }],
  };
  await encodeEpisode(episode, outputs);

  const marked = expect.stringContaining(`DigitalSourceType>${SYNTHETIC_SOURCE_TYPE}<`);
  const own = { title: 'Ñandú', comment: 'Voces sintéticas' };
  expect(await metadataOf(outputs.mp3)).toMatchObject({
    ...own,
    digitalSourceType: SYNTHETIC_SOURCE_TYPE,
    'id3v2_priv.XMP': marked,
  });
  expect(await metadataOf(outputs.m4a)).toMatchObject({ ...own, xmp: marked });
  for (const path of Object.values(outputs)) {
    expect((await probeFile(path)).durationSeconds).toBeCloseTo(2, 0);
  }
});
