import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readSrt } from '@tarima/media';
import { expect, test } from 'vitest';
import { planPackage } from './plan-package.ts';
import {
  contentsOf,
  sampleCourse,
  sampleInput,
  temporaryFolder,
  uuid,
} from './testing/sample-course.ts';

async function folderOf(course = sampleCourse(['Uno', 'Dos'])) {
  const input = await sampleInput(await temporaryFolder(), 'folder', course);
  const files = await planPackage(input);
  const textOf = (name: string): string => {
    const file = files.find((each) => each.name === name);
    return file && 'content' in file ? Buffer.from(file.content).toString() : '';
  };
  return { input, textOf, names: files.map(({ name }) => name) };
}

test('a folder has everything of each video under numbered names', async () => {
  expect((await folderOf()).names).toEqual([
    'index.html',
    'player/fonts/inter.woff2',
    'player/player.js',
    'README.txt',
    'estructura.pdf',
    ...['mp4', 'png', 'vtt', 'srt', 'txt', 'docx'].map((type) => `01-uno/01-uno.${type}`),
    ...['mp4', 'jpg', 'vtt', 'srt', 'txt', 'docx'].map((type) => `02-uno/01-dos.${type}`),
    'provenance.json',
  ]);
});

test('captions come in both forms, or not at all', async () => {
  const { textOf } = await folderOf();
  expect(textOf('01-uno/01-uno.vtt')).toContain('00:00:02.000 --> 00:00:03.500\nAvisa a tu jefe.');
  expect(readSrt(textOf('01-uno/01-uno.srt'))).toHaveLength(2);
  const course = sampleCourse(['Uno', 'Dos']);
  for (const content of contentsOf(course)) content.captions = [];
  const { names, textOf: silentText } = await folderOf(course);
  expect(names.filter((name) => /\.(?:vtt|srt)$/u.test(name))).toEqual([]);
  expect(silentText('README.txt')).not.toContain('.srt');
});

test('the first file to read says what is what, in the language of the course', async () => {
  const { textOf } = await folderOf();
  expect(textOf('README.txt')).toContain('abre index.html con doble clic');
  expect(textOf('README.txt')).toContain('02-uno/01-dos.mp4  Dos');
  const { textOf: textInEnglish, names } = await folderOf(
    sampleCourse(['One', 'Two'], { language: 'en' }),
  );
  expect(textInEnglish('README.txt')).toContain('double-click index.html');
  expect(names).toContain('structure.pdf');
});

test('programs read where each sentence is from, and which media are synthetic', async () => {
  const { input, textOf } = await folderOf();
  const provenance = JSON.parse(textOf('provenance.json'));
  const video = await readFile(input.sources.get(uuid(1))?.videoPath ?? '');
  expect(provenance.contents[0]).toMatchObject({
    id: uuid(1),
    video: {
      file: '01-uno/01-uno.mp4',
      sha256: createHash('sha256').update(video).digest('hex'),
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic',
    },
  });
  expect(provenance.contents[0].scenes[0].sentences.slice(1, 3)).toEqual([
    {
      text: 'Ponte los guantes & el casco.',
      origin: 'source',
      sources: [{ file: 'Manual & guía.pdf', page: 3, quote: 'Usar guantes y casco <siempre>.' }],
    },
    { text: 'Avisa a tu jefe.', origin: 'author', sources: [] },
  ]);
});
