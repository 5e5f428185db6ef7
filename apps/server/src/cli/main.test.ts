import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const TEXT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">
  <text x="10" y="40" font-size="40">Montaje de la tarima</text>
  <text x="10" y="100">La tarima se monta sobre un suelo limpio y nivelado en toda la sala.</text>
  <text x="10" y="140">Cada módulo pesa doce kilos y se une al siguiente con dos pestillos.</text>
</svg>`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarima-cli-'));
  await writeFile(join(folder, 'montaje.svg'), TEXT);
  await writeFile(join(folder, 'falso.pdf'), 'no es un pdf');
  await writeFile(join(folder, 'notas.txt'), 'texto');
  await writeFile(join(folder, 'vacio.pdf'), '');
});
afterAll(() => rm(folder, { recursive: true }));

/** Types a command in the folder, as npm passes it on. */
async function type(...args: string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env.PATH, INIT_CWD: folder, STUDIO_DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

describe('npm run tarima -- video', () => {
  it('makes a video, its captions and its script where it was told to', async () => {
    const { code, out, err } = await type(
      ...['video', 'montaje.svg', '--out', 'out/montaje.mp4', '--script', 'out/montaje.md'],
      ...['--format', 'horizontal', '--template', 'board', '--language', 'es'],
    );
    expect(err).toMatch(/reading[\s\S]*drawing/u);
    expect(code).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .map((path) => path.replace(`${folder}/`, '')),
    ).toEqual(['out/montaje.md', 'out/montaje.mp4', 'out/montaje.vtt']);
    expect((await stat(join(folder, 'out/montaje.mp4'))).size).toBeGreaterThan(10_000);
    expect(await readFile(join(folder, 'out/montaje.vtt'), 'utf8')).toMatch(/^WEBVTT/u);
    expect(await readFile(join(folder, 'out/montaje.md'), 'utf8')).toContain('doce kilos');
    const kept = await readdir(join(folder, 'data/cli/blobs/projects')).catch(() => []);
    expect(kept).toEqual([]);
  }, 120_000);

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
    // Said before anything is read.
    expect(err).not.toContain('reading');
    expect(code).toBe(expected);
  });

  it('explains itself', async () => {
    expect((await type('--help')).out).toContain('video');
    expect((await type('video', '--help')).out).toContain('--presenter');
  });
});
