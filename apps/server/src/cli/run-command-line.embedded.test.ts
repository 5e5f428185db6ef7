import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STUDIO_VERSION } from '#server/kit/studio-version.ts';
import { readSettings } from '#server/settings/env.ts';
import { placeEmbedded } from '#server/test/test-database.ts';
import { createTestProviders } from '#server/test/test-providers.ts';
import { startStudio } from '#server/wiring/start-studio.ts';
import { runCommandLine } from './run-command-line.ts';

/** Only a guard against hanging: on an idle machine it takes some seconds. */
const LONGEST_MAKING_MS = 1_200_000;

const MANUAL = [
  'La tarima se monta sobre un suelo limpio y nivelado en toda la sala.',
  'Cada módulo pesa doce kilos y se une al siguiente con dos pestillos.',
  'Antes de subir, dos personas comprueban que todos los pestillos están cerrados.',
  'El montaje completo de una sala mediana lleva unos cuarenta minutos.',
  'La carga se reparte de manera uniforme sobre todos los módulos de la tarima.',
  'Un módulo soporta quinientos kilos cuando sus cuatro patas tocan el suelo.',
  'La limpieza se hace con un paño húmedo y un jabón suave después de cada uso.',
  'El transporte necesita un carro con ruedas y dos correas para cada pila de módulos.',
  'Los pestillos se engrasan dos veces al año con aceite de silicona.',
  'Una pata torcida se cambia antes de volver a montar el módulo en la sala.',
];

/** Lines of text as a drawing, which is quick to read. */
const drawing = (lines: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900">${lines
    .map((line, index) => `<text x="10" y="${60 + index * 60}">${line}</text>`)
    .join('')}</svg>`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarima-cli-'));
  await placeEmbedded(join(folder, 'data'));
  await placeEmbedded(join(folder, 'data/cli'));
  await writeFile(join(folder, 'montaje.svg'), drawing(MANUAL.slice(0, 2)));
  await writeFile(join(folder, 'falso.pdf'), 'no es un pdf');
  await writeFile(join(folder, 'notas.txt'), 'texto');
  await writeFile(join(folder, 'vacio.pdf'), '');
});
afterAll(() => rm(folder, { recursive: true }));

const settings = () =>
  readSettings({ INIT_CWD: folder, STUDIO_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' });

/** Runs a command in the folder, as npm passes it on. */
async function type(...args: string[]) {
  const lines: Record<'out' | 'err', string[]> = { out: [], err: [] };
  const code = await runCommandLine(args, settings, {
    out: (text) => lines.out.push(`${text}\n`),
    err: (text) => lines.err.push(`${text}\n`),
    isWatched: false,
    ask: async () => null,
  });
  return { code, out: lines.out.join(''), err: lines.err.join('') };
}

describe('npm run tarima -- video', () => {
  it.each([
    ['no document', ['video', '--out', 'a.mp4'], 2, 'document'],
    ['no target', ['video', 'montaje.svg'], 2, '--out'],
    ['another target', ['video', 'montaje.svg', '--out', 'a.avi'], 2, '--out'],
    ['an unknown option', ['video', 'montaje.svg', '--out', 'a.mp4', '--loud'], 2, '--loud'],
    ['an unknown tone', ['video', 'montaje.svg', '--out', 'a.mp4', '--tone', 'x'], 2, 'cercano'],
    ['an unknown accent', ['video', 'montaje.svg', '--out', 'a.mp4', '--accent', 'x'], 2, 'es_MX'],
    ['an unknown voice', ['video', 'montaje.svg', '--out', 'a.mp4', '--voice', 'x'], 2, '--voice'],
    [
      'an unknown presenter',
      ['video', 'montaje.svg', '--out', 'a.mp4', '--presenter', 'x'],
      2,
      '--presenter',
    ],
    ['a file that is not there', ['video', 'nada.pdf', '--out', 'a.mp4'], 2, 'nada.pdf'],
    ['a file that is no document', ['video', 'notas.txt', '--out', 'a.mp4'], 1, 'notas.txt'],
    ['an empty file', ['video', 'vacio.pdf', '--out', 'a.mp4'], 1, 'vacio.pdf'],
    ['a file that is not what it says', ['video', 'falso.pdf', '--out', 'a.mp4'], 1, 'falso.pdf'],
    ['an unknown command', ['sing'], 2, 'sing'],
  ])('says what is wrong: %s', async (_name, args, expected, word) => {
    const { code, err } = await type(...args);
    expect(err).toContain(word);
    // The mistake is reported before anything is read.
    expect(err).not.toContain('reading');
    expect(code).toBe(expected);
  });

  it('explains itself', async () => {
    expect((await type('--help')).out).toContain('video');
    expect(await type('--version')).toEqual({ code: 0, out: `${STUDIO_VERSION}\n`, err: '' });
    expect((await type('video', '--help')).out).toContain('--presenter');
  });
});

describe('npm run tarima -- course', () => {
  it(
    'writes the structure and the scripts into the folder of the command',
    async () => {
      await writeFile(join(folder, 'manual.svg'), drawing(MANUAL));
      const { code, out, err } = await type('course', 'manual.svg', '--out', 'out/curso');
      expect(err).toMatch(/reading[\s\S]*planning[\s\S]*writing/u);
      expect(code).toBe(0);
      const paths = out.trim().split('\n');
      expect(paths.slice(0, 2)).toEqual(
        ['course.md', 'course.json'].map((name) => join(folder, 'out/curso', name)),
      );
      const course = JSON.parse(await readFile(join(folder, 'out/curso/course.json'), 'utf8'));
      const contents = course.modules.flatMap((module: { contents: object[] }) => module.contents);
      expect(contents[0]).toMatchObject({ sources: [{ file: 'manual.svg', pages: [1] }] });
      const markdown = await readFile(join(folder, 'out/curso/course.md'), 'utf8');
      expect(markdown).toContain(`# ${course.title}`);
      expect(markdown).toContain('(manual.svg: 1)');
      const scripts = await Promise.all(paths.slice(2).map((path) => readFile(path, 'utf8')));
      expect(scripts).toHaveLength(contents.length);
      expect(scripts.join(' ')).toContain('pestillos');
    },
    LONGEST_MAKING_MS,
  );

  it.each([
    ['no document', ['--out', 'out'], 2, 'document'],
    ['no target', ['montaje.svg'], 2, '--out'],
    ['an unknown option', ['montaje.svg', '--out', 'out', '--loud'], 2, '--loud'],
    ['an unknown audience', ['montaje.svg', '--out', 'out', '--audience', 'x'], 2, 'lideres'],
    ['an unknown depth', ['montaje.svg', '--out', 'out', '--depth', 'x'], 2, 'experto'],
    ['an unknown objective', ['montaje.svg', '--out', 'out', '--objective', 'x'], 2, 'proceso'],
    ['an unknown language', ['montaje.svg', '--out', 'out', '--language', 'fr'], 2, 'pt'],
    ['no contents', ['montaje.svg', '--out', 'out', '--contents', '0'], 2, '8 to 40'],
    ['contents that are no number', ['montaje.svg', '--out', 'out', '--contents', 'x'], 2, '8'],
    ['a file that is not there', ['nada.pdf', '--out', 'out'], 2, 'nada.pdf'],
  ])('says what is wrong: %s', async (_name, args, expected, word) => {
    const { code, err } = await type('course', ...args);
    expect(err).toContain(word);
    expect(code).toBe(expected);
  });

  it(
    'takes fewer than eight contents only where the documents recommend them',
    async () => {
      await writeFile(join(folder, 'breve.svg'), drawing(MANUAL));
      const plan = (out: string, ...args: string[]) =>
        type('course', 'breve.svg', '--out', out, ...args);
      const contentsIn = async (out: string) => {
        const course = JSON.parse(await readFile(join(folder, out, 'course.json'), 'utf8'));
        return course.modules.flatMap((module: { contents: object[] }) => module.contents).length;
      };
      expect((await plan('out/solo')).code).toBe(0);
      const recommended = await contentsIn('out/solo');
      expect(recommended).toBeLessThan(8);
      expect((await plan('out/dicho', '--contents', String(recommended))).code).toBe(0);
      expect(await contentsIn('out/dicho')).toBe(recommended);
      const refused = await plan('out/siete', '--contents', '7');
      expect(refused.err).toContain(`8 to 40, or ${recommended} as recommended; not "7"`);
      expect(refused.code).toBe(2);
    },
    LONGEST_MAKING_MS,
  );

  it('explains that there is too little for a course', async () => {
    await writeFile(join(folder, 'corto.svg'), drawing(['La tarima pesa doce kilos en total.']));
    const { code, err } = await type('course', 'corto.svg', '--out', 'out/corto');
    expect(err).toContain('too little text');
    expect(code).toBe(1);
  });
});

describe('npm run tarima -- podcast', () => {
  it(
    'makes the audio, its transcript and its script, and explains why it is short',
    async () => {
      const text = MANUAL.join(' ');
      const { code, out, err } = await type(
        'podcast',
        ...['--text', text, '--out', 'out/montaje.mp3', '--creativity', '0.1'],
      );
      expect(code).toBe(0);
      expect(out.trim().split('\n')).toEqual(
        ['.mp3', '.vtt', '.txt'].map((extension) => join(folder, `out/montaje${extension}`)),
      );
      expect((await stat(join(folder, 'out/montaje.mp3'))).size).toBeGreaterThan(100_000);
      expect(await readFile(join(folder, 'out/montaje.txt'), 'utf8')).toContain('quinientos kilos');
      expect(err).toMatch(/It has \d+ of 300 words/u);
    },
    LONGEST_MAKING_MS,
  );
});

describe('npm run tarima -- user', () => {
  it('prints a new link that signs the owner in each time', async () => {
    const [first, second] = [await type('user', 'link'), await type('user', 'link')];
    expect(first.out).toMatch(/^http:\/\/127\.0\.0\.1:3000\/\?auth=[\w.-]+\n$/u);
    expect(second.out).not.toBe(first.out);
  });

  it('prints an invitation, and a password link for each person of the e-mail', async () => {
    const added = await type(
      'user',
      'add',
      'ada@example.com',
      '--company',
      'Aula',
      '--role',
      'owner',
    );
    expect(added.err).toBe('');
    expect(added.out).toMatch(/^http:\/\/127\.0\.0\.1:3000\/invitation#[\w-]{43}\n$/u);
    for (const action of ['reset', 'forget-second-step']) {
      const { code, err } = await type('user', action, 'ada@example.com');
      expect([code, err]).toEqual([1, expect.stringContaining('Nobody')]);
    }

    const other = await type('user', 'add', 'ada@example.com', '--company', 'Taller');
    const tokens = [added.out, other.out].map((link) => link.trim().split('#')[1] ?? '');
    const studio = await startStudio(settings(), async () => createTestProviders());
    for (const token of tokens) {
      const newPassword = `cuatro palabras al azar ${tokens.indexOf(token)}`;
      const person = { token, fullName: 'Ada', newPassword };
      await studio.services.invitations.acceptAsNew(person, {
        address: '127.0.0.1',
        userAgent: undefined,
      });
    }
    await studio.stop();
    const reset = await type('user', 'reset', 'ada@example.com');
    expect(reset.out).toMatch(/^(http:[^ ]+\/reset-password#[\w-]{43} Ada\n){2}$/u);
  });

  it.each([
    ['nothing to do', [], 'link'],
    ['another thing to do', ['ban'], 'link'],
    ['no e-mail', ['add'], 'e-mail'],
    ['what is no e-mail', ['reset', 'ada'], 'e-mail'],
    ['two e-mails', ['add', 'a@example.com', 'b@example.com'], 'e-mail'],
    ['an unknown role', ['add', 'a@example.com', '--role', 'x'], 'owner'],
  ])('says what is wrong: %s', async (_name, args, word) => {
    const { code, err } = await type('user', ...args);
    expect(err).toContain(word);
    expect(code).toBe(2);
  });
});
