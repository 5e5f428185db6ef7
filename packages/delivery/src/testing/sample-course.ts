import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageFormat, PlayerContent, PlayerCourse } from '@tarima/contract';
import type { PackageInput } from '../package-input.ts';

/** The same UUID for the same number. */
export const uuid = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Titles that break names, XML or scripts somewhere. */
export const HARD_TITLES = [
  'a/b\\c:d*e?f"g<h>i|j\'k`l&m~n',
  '</script><script>alert(1)</script>',
  '🚀🔥',
  'مرحبا بالعالم',
  ']]>\u0000\u0008\ud800&amp;',
  'Línea\u2028separada y ñandú, coração',
  'x'.repeat(200),
  '../../etc/passwd',
  'CON',
  '$& $1 $`',
];

export function sampleContent(number: number, title: string): PlayerContent {
  const cited = { file: 'Manual & guía.pdf', page: 3, sentenceId: 's12' };
  return {
    id: uuid(number),
    title,
    video: {
      ...{ url: 'https://studio.example/v', posterUrl: 'https://studio.example/p', seconds: 4 },
      ...{ format: 'horizontal', isCaptioned: false },
    },
    captions: [
      { from: 0.5, to: 2, text: 'Ponte los guantes & el casco.' },
      { from: 2, to: 3.5, text: 'Avisa a tu jefe.' },
    ],
    transcript: [
      {
        title: 'Antes de empezar',
        sentences: [
          { sentence: 'Bienvenida.', kind: 'template', citations: [] },
          {
            sentence: 'Ponte los guantes & el casco.',
            kind: 'source',
            citations: [{ ...cited, quote: 'Usar guantes y casco <siempre>.' }],
          },
          { sentence: 'Avisa a tu jefe.', kind: 'author', citations: [] },
          { sentence: 'Todo saldrá bien.', kind: 'unsourced', citations: [] },
        ],
      },
    ],
    questions: [
      {
        id: uuid(1000 + number),
        kind: 'choice',
        prompt: '¿Qué te pones?',
        options: ['Guantes', 'Sandalias'],
        answer: 0,
        feedback: '',
        citations: [],
        origin: 'author',
      },
    ],
  };
}

/** Two modules that share the titles between them. */
export function sampleCourse(titles: string[], changes: Partial<PlayerCourse> = {}): PlayerCourse {
  const contents = titles.map((title, index) => sampleContent(index + 1, title));
  const half = Math.ceil(contents.length / 2);
  return {
    id: uuid(999),
    title: titles[0] ?? 'Curso',
    description: 'Un curso de prueba',
    language: 'es',
    publisher: 'Compañía «Ñandú»',
    accent: null,
    madeAt: '2026-11-27T03:04:06.000Z',
    modules: [
      { title: titles[0] ?? 'Uno', contents: contents.slice(0, half) },
      { title: titles[0] ?? 'Uno', contents: contents.slice(half) },
    ],
    completion: { share: 80, mark: 70 },
    hasCertificate: false,
    ...changes,
  };
}

export const contentsOf = ({ modules }: PlayerCourse) =>
  modules.flatMap(({ contents }) => contents);

/** A package's input with small files instead of media, and a player of one script. */
export async function sampleInput(
  folder: string,
  format: PackageFormat,
  course: PlayerCourse,
  videoBytes = 5_000,
): Promise<PackageInput> {
  const playerFolder = join(folder, 'player-dist');
  await mkdir(join(playerFolder, 'fonts'), { recursive: true });
  await writeFile(join(playerFolder, 'index.html'), BUILT_PAGE);
  await writeFile(join(playerFolder, 'player.js'), 'console.log(1);'.repeat(500));
  await writeFile(join(playerFolder, 'fonts/inter.woff2'), 'font');
  await writeFile(join(playerFolder, 'certificate.js'), 'certificate();'.repeat(9_000));
  await writeFile(join(playerFolder, '.tarima-build'), 'mark');
  const structurePdfPath = join(folder, 'structure.pdf');
  await writeFile(structurePdfPath, '%PDF-1.7');
  const sources = new Map<string, { videoPath: string; posterPath: string }>();
  for (const [index, { id }] of contentsOf(course).entries()) {
    const videoPath = join(folder, `video-${index}`);
    const posterPath = join(folder, `poster-${index}`);
    await writeFile(videoPath, Buffer.alloc(videoBytes, `film ${index} `));
    await writeFile(posterPath, index % 2 === 0 ? '\u0089PNG\r\n' : 'JFIF', 'latin1');
    sources.set(id, { videoPath, posterPath });
  }
  return { format, course, sources, playerFolder, structurePdfPath };
}

const BUILT_PAGE = `<!doctype html>
<html lang="es">
  <head>
    <meta name="tarima-tracking" content="none" />
    <title>Tarima</title>
    <link rel="stylesheet" href="./player.css" />
  </head>
  <body>
    <script type="application/json" id="course"></script>
    <script src="./player.js"></script>
    <a href="https://example.com/player.js">x</a>
  </body>
</html>`;
