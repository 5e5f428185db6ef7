/** The time to pack a course, beside a plain copy of its videos. */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { DEFAULT_COMPLETION, type PlayerContent, type PlayerCourse } from '@tarima/contract';
import { type PackageFile, planPackage, writePackage } from '@tarima/delivery';
import { runProgram } from '@tarima/media';

const VIDEOS = 24;
const VIDEOS_A_MODULE = 4;
const VIDEO_SECONDS = 60;
const FRAME = { format: 'horizontal', isCaptioned: false } as const;
/** As much as a long video of the studio. */
const VIDEO_BITS_A_SECOND = 1_600_000;
const SENTENCES = 40;

const playerFolder = fileURLToPath(new URL('../apps/player/dist', import.meta.url));

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-bench-packages-'));
  try {
    const sources = await makeVideos(folder);
    const course = courseOf([...sources.keys()]);
    const copy = await timed(() => copyAll(sources, join(folder, 'copy')));
    const zip = join(folder, 'course.zip');
    const input = { course, sources, playerFolder, structurePdfPath: null };
    let files: PackageFile[] = [];
    const plan = await timed(async () => {
      files = await planPackage({ ...input, format: 'scorm12' });
    });
    const write = await timed(() => writePackage(files, zip, { madeAt: course.madeAt }));
    const megabytes = Math.round((await stat(zip)).size / 1_000_000);
    console.log(`A course of ${VIDEOS} videos, ${megabytes} MB:`);
    console.log(`  ${milliseconds(copy)}  a plain copy of the videos into one file`);
    console.log(`  ${milliseconds(plan + write)}  a SCORM 1.2 package, of which`);
    console.log(`  ${milliseconds(plan)}    its plan, with the hash of each video`);
    console.log(`  ${milliseconds(write)}    its zip`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Sources = Map<string, { videoPath: string; posterPath: string }>;

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
    ...{
      id,
      title,
      video: { url: '', posterUrl: '', seconds: VIDEO_SECONDS, ...FRAME },
      questions: [],
    },
    captions: sentences.map((_, place) => ({
      ...{ from: place * step, to: (place + 1) * step, text: sentence },
    })),
    transcript: [{ title, sentences }],
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const milliseconds = (time: number) => `${Math.round(time)} ms`.padStart(8);
