/** The time to pack a course for a learning platform, beside a plain copy of the same videos. */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { DEFAULT_COMPLETION, type PlayerContent, type PlayerCourse } from '@tarima/contract';
import { planPackage, writePackage } from '@tarima/delivery';
import { pictureAsJpeg, runProgram } from '@tarima/media';

const VIDEOS = 24;
const VIDEOS_A_MODULE = 4;
const VIDEO_SECONDS = 60;
/** As much as a long video of the studio. */
const VIDEO_BITS_A_SECOND = 1_600_000;
const SENTENCES = 40;
const LONGEST_MS = 5_000;

const playerFolder = fileURLToPath(new URL('../apps/player/dist', import.meta.url));

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-bench-packages-'));
  try {
    const sources = await makeVideos(folder);
    const course = courseOf([...sources.keys()]);
    const copy = await timed(() => copyAll(sources, join(folder, 'copy')));
    const zip = join(folder, 'course.zip');
    const pack = await timed(async () => {
      const posters = [...sources.values()].map(({ posterPath }) => posterPath);
      for (const poster of posters) await pictureAsJpeg(poster, `${poster}.jpg`);
      const files = await planPackage({
        ...{ format: 'scorm12', course, sources: withJpegs(sources), playerFolder },
        structurePdfPath: null,
      });
      await writePackage(files, zip, { madeAt: course.madeAt });
    });
    const megabytes = Math.round((await stat(zip)).size / 1_000_000);
    console.log(`A course of ${VIDEOS} videos, ${megabytes} MB:`);
    console.log(`  ${milliseconds(copy)}  a plain copy of the videos into one file`);
    console.log(`  ${milliseconds(pack)}  a SCORM 1.2 package with posters, player and sources`);
    if (pack > LONGEST_MS) throw new Error(`longer than ${LONGEST_MS} ms`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Sources = Map<string, { videoPath: string; posterPath: string }>;

const withJpegs = (sources: Sources): Sources =>
  new Map(
    sources
      .entries()
      .map(([id, files]) => [id, { ...files, posterPath: `${files.posterPath}.jpg` }]),
  );

async function makeVideos(folder: string): Promise<Sources> {
  const video = join(folder, 'video.mp4');
  const poster = join(folder, 'poster.png');
  const picture = `testsrc2=duration=${VIDEO_SECONDS}:size=1280x720:rate=25`;
  const bits = String(VIDEO_BITS_A_SECOND);
  await runProgram('ffmpeg', [
    ...['-v', 'error', '-f', 'lavfi', '-i', picture, '-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-b:v', bits, '-minrate', bits, '-maxrate', bits, '-bufsize', bits],
    ...['-x264-params', 'nal-hrd=cbr', video],
  ]);
  const still = ['-frames:v', '1', '-update', '1', poster];
  await runProgram('ffmpeg', ['-v', 'error', '-i', video, ...still]);
  const sources: Sources = new Map();
  for (let place = 0; place < VIDEOS; place += 1) {
    const videoPath = join(folder, `${place}.mp4`);
    const posterPath = join(folder, `${place}.png`);
    await copyFile(video, videoPath);
    await copyFile(poster, posterPath);
    sources.set(randomUUID(), { videoPath, posterPath });
  }
  return sources;
}

async function copyAll(sources: Sources, target: string): Promise<void> {
  for (const [place, { videoPath }] of [...sources.values()].entries()) {
    const flags = place === 0 ? 'w' : 'a';
    await pipeline(createReadStream(videoPath), createWriteStream(target, { flags }));
  }
}

function courseOf(ids: string[]): PlayerCourse {
  const modules = Array.from({ length: VIDEOS / VIDEOS_A_MODULE }, (_, module) => ({
    title: `Módulo ${module + 1}`,
    contents: ids
      .slice(module * VIDEOS_A_MODULE, (module + 1) * VIDEOS_A_MODULE)
      .map((id, content) => contentOf(id, `Contenido ${module + 1}.${content + 1}`)),
  }));
  return {
    ...{ id: randomUUID(), title: 'Manual del almacén', description: 'Turnos y cargas.' },
    ...{ language: 'es', publisher: 'Almacenes Tarima', accent: null, modules },
    ...{ madeAt: '2026-11-27T00:00:00.000Z', hasCertificate: true, completion: DEFAULT_COMPLETION },
  };
}

function contentOf(id: string, title: string): PlayerContent {
  const sentence = 'Cada módulo pesa doce kilos y se une al siguiente con dos pestillos.';
  const citation = { sentenceId: 's1', file: 'manual.pdf', page: 3, quote: sentence };
  const sentences = Array.from({ length: SENTENCES }, () => ({
    ...{ sentence, kind: 'source' as const, citations: [citation] },
  }));
  const step = VIDEO_SECONDS / SENTENCES;
  return {
    ...{ id, title, video: { url: '', posterUrl: '', seconds: VIDEO_SECONDS }, questions: [] },
    captions: sentences.map((_, place) => ({
      ...{ from: place * step, to: (place + 1) * step, text: sentence },
    })),
    transcript: [{ title, sentences }],
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const milliseconds = (time: number) => `${Math.round(time)} ms`.padStart(8);
