import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FakeScene, FakeVideo } from './heygen-world.ts';

const run = promisify(execFile);
const SECONDS_A_WORD = 0.4;

type Film = { mp4: Buffer; srt: string };
const films = new Map<string, Promise<Film>>();

/**
 * A real film of an order: a plain picture, and the uploaded sound or a hum as long as its words.
 */
export function filmOf(video: FakeVideo, assets: Map<string, Buffer>): Promise<Film> {
  const asset = assets.get(video.scenes[0]?.asset ?? '');
  const key = JSON.stringify([video.size, video.scenes, asset?.toString('base64')]);
  const film = films.get(key) ?? makeFilm(video, asset);
  films.set(key, film);
  return film;
}

async function makeFilm(video: FakeVideo, asset: Buffer | undefined): Promise<Film> {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-heygen-'));
  try {
    const path = join(folder, 'film.mp4');
    const soundPath = join(folder, 'speech.mp3');
    if (asset) await writeFile(soundPath, asset);
    const seconds = video.scenes.reduce((sum, scene) => sum + secondsOf(scene), 0);
    const sound = asset
      ? ['-i', soundPath]
      : ['-f', 'lavfi', '-i', `sine=frequency=220:duration=${seconds.toFixed(2)}`];
    const size = `${Math.round(video.size.width / 4)}x${Math.round(video.size.height / 4)}`;
    await run('ffmpeg', [
      ...['-v', 'error', '-y', '-f', 'lavfi', '-i', `color=c=0x4a6fa5:s=${size}:r=25`, ...sound],
      ...['-map', '0:v', '-map', '1:a', '-shortest', '-c:v', 'libx264', '-preset', 'ultrafast'],
      ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '48k', path],
    ]);
    return { mp4: await readFile(path), srt: srtOf(video.scenes) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const wordsOf = ({ text = '' }: FakeScene) =>
  text
    .replace(/<[^>]*>/gu, ' ')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

const secondsOf = (scene: FakeScene) => wordsOf(scene).length * SECONDS_A_WORD;

function srtOf(scenes: FakeScene[]): string {
  let time = 0;
  return scenes
    .map((scene, index) => {
      const start = time;
      time += secondsOf(scene);
      return `${index + 1}\n${stamp(start)} --> ${stamp(time)}\n${wordsOf(scene).join(' ')}\n`;
    })
    .join('\n');
}

const stamp = (seconds: number) =>
  `${new Date(Math.round(seconds * 1_000)).toISOString().slice(11, 19)},${String(Math.round(seconds * 1_000) % 1_000).padStart(3, '0')}`;
