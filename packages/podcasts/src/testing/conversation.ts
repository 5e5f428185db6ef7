import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '@tarima/media';
import { onTestFinished } from 'vitest';
import type { Episode } from '../episode.ts';
import { podcastVoice } from '../podcast-voices.ts';

/** A short conversation with every kind of character in its names and texts. */
export const CONVERSATION: Episode = {
  name: 'Agua & vida = 1; #1',
  tagline: 'Lo que <nadie> cuenta',
  topic: 'El agua de casa',
  publisher: 'Compañía «Ñandú»',
  language: 'es',
  speakers: {
    host: { name: 'Periodista', voice: 'alloy', cast: podcastVoice('alloy', 'es') },
    guest: { name: 'Ingeniera', voice: 'echo', cast: podcastVoice('echo', 'es') },
  },
  turns: [
    { speaker: 'host', text: 'Bienvenidos. ¿De dónde viene el agua?' },
    {
      speaker: 'guest',
      text: 'Cae en forma de lluvia sobre las montañas y se filtra poco a poco entre las rocas hasta llegar a los ríos & embalses.',
    },
    { speaker: 'host', text: 'Pasemos al consumo: un grifo abierto gasta 12 litros por minuto.' },
    { speaker: 'guest', text: 'Así es.' },
  ],
  chapters: [
    { title: 'El camino = largo', turn: 0 },
    { title: 'El consumo', turn: 2 },
  ],
};

/** A folder that is deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-podcasts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function plainCover(folder: string): Promise<string> {
  const path = join(folder, 'cover.jpg');
  const source = ['-f', 'lavfi', '-i', 'color=c=teal:s=1400x1400', '-frames:v', '1'];
  await runProgram('ffmpeg', ['-v', 'error', '-y', ...source, path]);
  return path;
}

export const outputsIn = (folder: string) => ({
  mp3: join(folder, 'audio.mp3'),
  m4a: join(folder, 'audio.m4a'),
  vtt: join(folder, 'transcript.vtt'),
  srt: join(folder, 'transcript.srt'),
  json: join(folder, 'transcript.json'),
  chapters: join(folder, 'chapters.json'),
});
