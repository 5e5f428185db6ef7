import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PROCESS_ENVIRONMENT } from '#server/test/process-environment.ts';
import { placeEmbedded } from '#server/test/test-database.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const TEXT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">
  <text x="10" y="40" font-size="40">Montaje de la tarima</text>
  <text x="10" y="100">La tarima se monta sobre un suelo limpio y nivelado en toda la sala.</text>
  <text x="10" y="140">Cada módulo pesa doce kilos y se une al siguiente con dos pestillos.</text>
</svg>`;

/** Runs a command in a folder, as npm passes it on. */
async function type(folder: string, ...args: string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...PROCESS_ENVIRONMENT, INIT_CWD: folder, STUDIO_DATA_DIR: join(folder, 'data') },
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

it('makes a video, its captions and its script in the folder of the command', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-cli-'));
  await placeEmbedded(join(folder, 'data/cli'));
  await writeFile(join(folder, 'montaje.svg'), TEXT);
  const { code, out, err } = await type(
    folder,
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
  expect((await type(folder, 'sing')).code).toBe(2);
  await rm(folder, { recursive: true });
});
