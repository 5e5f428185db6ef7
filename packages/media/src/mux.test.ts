import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type CaptionCue, formatWebVtt } from './captions-vtt.ts';
import { startFrameEncoder } from './encode-frames.ts';
import { repeatPictures } from './h264-repeat.ts';
import { measureLoudness } from './loudness.ts';
import { masterSpeech } from './master-speech.ts';
import { muxVideo } from './mux.ts';
import { probeFile } from './probe.ts';
import { readSrt } from './read-srt.ts';
import { runProgram } from './run-program.ts';
import { soundSource } from './sound-source.ts';
import { SYNTHETIC_SOURCE_TYPE } from './synthetic-mark.ts';
import { buzz, metadataOf, squareFrame, temporaryFolder } from './test-material.ts';

const SIZE = { width: 320, height: 176 };
const RATE = 22_050;

const CUES: CaptionCue[] = [
  { start: 0.3, end: 1.9, text: 'Ñandú & cía, 5 < 6' },
  { start: 2.1, end: 3.5, text: 'Y sigue' },
];

/** The captions inside a file. */
async function captionsOf(path: string): Promise<CaptionCue[]> {
  const toSrt = ['-map', '0:s:0', '-f', 'srt', '-'];
  const { output } = await runProgram('ffmpeg', ['-v', 'error', '-i', path, ...toSrt]);
  return readSrt(output.toString());
}

async function segment(path: string, frames: number): Promise<string> {
  const encoder = startFrameEncoder(SIZE);
  for (let step = 0; step < frames / 2; step++) {
    await encoder.write(squareFrame(SIZE.width, SIZE.height, step));
  }
  await writeFile(path, repeatPictures(await encoder.finish(), Array(frames / 2).fill(2)));
  return path;
}

test('segments, sound, chapters and metadata become one MP4 that streams', async () => {
  const folder = await temporaryFolder();
  const soundPath = join(folder, 'speech.m4a');
  const speech = soundSource({ samples: buzz(4, RATE), sampleRate: RATE });
  await masterSpeech(speech, soundPath, { format: 'm4a' });
  const outputPath = join(folder, 'video.mp4');
  const captionsPath = join(folder, 'captions.vtt');
  await writeFile(captionsPath, formatWebVtt(CUES, 'es'));
  await muxVideo(
    {
      segmentPaths: [
        await segment(join(folder, 'a.h264'), 60),
        await segment(join(folder, 'b.h264'), 40),
      ],
      soundPath,
      captionsPath,
      title: 'Ñandú = 50 %; \\ #1\nsegunda línea',
      language: 'es',
      chapters: [
        { title: 'Uno = primero', start: 0, end: 2.4 },
        { title: 'Dos', start: 2.4, end: 4 },
      ],
    },
    outputPath,
  );

  const file = await probeFile(outputPath);
  const video = file.streams.find((stream) => stream.kind === 'video');
  const sound = file.streams.find((stream) => stream.kind === 'audio');
  expect(video).toMatchObject({ codec: 'h264', frames: 100, frameRate: '25/1', language: 'spa' });
  expect(sound).toMatchObject({ codec: 'aac', language: 'spa' });
  expect(video?.durationSeconds).toBeCloseTo(4, 2);
  expect(Math.abs((sound?.durationSeconds ?? 0) - 4)).toBeLessThanOrEqual(0.04);
  expect(Math.abs(file.durationSeconds - 4)).toBeLessThanOrEqual(0.05);
  expect(file.title).toBe('Ñandú = 50 %; \\ #1 segunda línea');
  expect(file.chapters).toEqual([
    { title: 'Uno = primero', start: 0, end: 2.4 },
    { title: 'Dos', start: 2.4, end: 4 },
  ]);
  const captions = file.streams.find((stream) => stream.kind === 'subtitle');
  expect(captions).toMatchObject({ codec: 'mov_text', language: 'spa', isDefault: false });
  expect(await captionsOf(outputPath)).toEqual(CUES);
  expect(await metadataOf(outputPath)).toMatchObject({
    comment: SYNTHETIC_SOURCE_TYPE,
    xmp: expect.stringContaining(`DigitalSourceType>${SYNTHETIC_SOURCE_TYPE}<`),
  });
  const bytes = await readFile(outputPath);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  expect((await readdir(folder)).filter((name) => !/\.(?:h264|m4a|mp4|vtt)$/u.test(name))).toEqual(
    [],
  );
});

test.each([
  ['m4a', 0.02],
  ['m4a', 0.2],
  ['m4a', 0.9],
  ['mp3', 0.4],
] as const)('speech as %s at level %d reaches −16 LUFS without clipping', async (format, level) => {
  const folder = await temporaryFolder();
  const outputPath = join(folder, `speech.${format}`);
  const speech = soundSource({ samples: buzz(6, RATE, level), sampleRate: RATE });
  await masterSpeech(speech, outputPath, { format });
  const { integratedLufs, truePeakDbtp } = await measureLoudness(outputPath);
  expect(Math.abs(integratedLufs + 16)).toBeLessThanOrEqual(1);
  expect(truePeakDbtp).toBeLessThanOrEqual(-1);
});

test('does not amplify silence', async () => {
  const folder = await temporaryFolder();
  const outputPath = join(folder, 'silence.m4a');
  const speech = soundSource({ samples: new Int16Array(RATE * 2), sampleRate: RATE });
  await masterSpeech(speech, outputPath, { format: 'm4a' });
  expect((await measureLoudness(outputPath)).integratedLufs).toBe(-70);
});
