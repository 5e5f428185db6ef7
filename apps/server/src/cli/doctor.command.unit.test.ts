import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSettings } from '#server/settings/env.ts';
import { freePort } from '#server/test/free-port.ts';
import { says, startLanguageModelServer } from '../../../../test/vendors/language-model-server.ts';
import { buildLibreOffice } from '../../../../test/vendors/libre-office.ts';
import { refuses, startS3Server } from '../../../../test/vendors/s3-server.ts';
import { runCommandLine } from './run-command-line.ts';

/** Runs the command with these variables. */
async function examine(environment: NodeJS.ProcessEnv, ...words: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-doctor-'));
  const set = { STUDIO_DATA_DIR: join(folder, 'data'), STUDIO_LIBREOFFICE: 'none', ...environment };
  const lines: string[] = [];
  const say = (text: string) => void lines.push(text);
  const terminal = { out: say, err: say, isWatched: false, ask: async () => null };
  const code = await runCommandLine(['doctor', ...words], () => readSettings(set), terminal);
  const lineOf = (name: string) => lines.find((line) => line.slice(2).startsWith(name));
  return { code, lines, lineOf };
}

describe('npm run tarima -- doctor', () => {
  it('says one line for each thing, and ends well if all that is needed is there', async () => {
    const { code, lines, lineOf } = await examine({});
    expect(lines).toHaveLength(14);
    expect(lineOf('Disk space')).toMatch(/\d GB free/u);
    expect(lineOf('Database')).toMatch(/^✓ .*embedded/u);
    expect(lineOf('Files')).toMatch(/^✓ .*in the data folder/u);
    expect(lineOf('Node.js')).toContain(process.versions.node);
    expect(lineOf('Data folder')).toMatch(/^✓ .*made at the first start$/u);
    expect(lineOf('ffmpeg')).toMatch(/^✓ /u);
    expect(lineOf('LibreOffice')).toMatch(/^– .*turned off/u);
    expect(lineOf('Voices')).toMatch(/^– /u);
    expect(lineOf('Model')).toMatch(/^– .*none.*drafts are made without one/u);
    expect(lineOf('Rights')).toBeDefined();
    expect(lineOf('Versions')).toMatch(/^✓ .*no data yet$/u);
    expect(code).toBe(0);
  });

  it('names the version of LibreOffice, or how to get it', async () => {
    const { command, version } = await buildLibreOffice(Buffer.alloc(0));
    const found = await examine({ STUDIO_LIBREOFFICE: command });
    expect(found.lineOf('LibreOffice')).toContain(`✓ LibreOffice  ${version}`);
    const lacking = await examine({ STUDIO_LIBREOFFICE: '/nowhere/soffice' });
    expect(lacking.lineOf('LibreOffice')).toContain('apt install libreoffice-impress-nogui');
    expect(lacking.code).toBe(0);
  });

  it('ends with an error if the data folder cannot be used', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tarima-doctor-'));
    await writeFile(join(folder, 'file'), '');
    const { code, lines, lineOf } = await examine({ STUDIO_DATA_DIR: join(folder, 'file') });
    expect(lineOf('Data folder')).toMatch(/^✗ .*Tarima cannot write to/u);
    expect(lines.at(-1)).toContain('The studio needs this to work: Data folder.');
    expect(code).toBe(1);
  });

  it('tries out the bucket, and says what to check where it is away', async () => {
    const server = await startS3Server();
    onTestFinished(() => server.close());
    const well = await examine(server.environment);
    expect(well.lineOf('Files')).toMatch(/^✓ .*bucket tarima .*deleted$/u);
    server.keeps(refuses(403, 'AccessDenied'));
    const refused = await examine(server.environment);
    expect(refused.lineOf('Files')).toMatch(/^✗ .*AccessDenied 403.*S3_BUCKET/u);
    expect(refused.code).toBe(1);
  });

  it('says that the database does not answer, without its address', async () => {
    const { lineOf, code } = await examine({
      DATABASE_URL: `postgres://tarima:secret@127.0.0.1:${await freePort()}/tarima`,
    });
    expect(lineOf('Database')).toMatch(/^✗ .*does not answer.*DATABASE_URL/u);
    expect(lineOf('Database')).not.toContain('secret');
    expect(code).toBe(1);
  });

  it('asks the language model one small question', async () => {
    const server = await startLanguageModelServer({
      ...{ key: 'right', models: ['small'], otherwise: says('{"sum":42}') },
    });
    onTestFinished(() => server.close());
    const set = { LLM_BASE_URL: server.baseUrl, LLM_MODEL: 'small', LLM_API_KEY: 'right' };
    const well = await examine(set);
    expect(well.lineOf('Model')).toMatch(/^✓ .*small at 127.0.0.1:\d+ answers in/u);
    expect(well.code).toBe(0);
    const unknown = await examine({ ...set, LLM_MODEL: 'large' });
    expect(unknown.lineOf('Model')).toMatch(/^✗ .*large at .*LLM_MODEL/u);
    const refused = await examine({ ...set, LLM_API_KEY: 'wrong' });
    expect(refused.lineOf('Model')).toMatch(/^✗ .*LLM_API_KEY/u);
    expect(refused.lineOf('Model')).not.toContain('wrong');
    expect(refused.code).toBe(1);
  });

  it('says that other accounts may read the keys, and how to close them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tarima-doctor-'));
    await writeFile(join(folder, 'jwt-secret'), '', { mode: 0o600 });
    const closed = await examine({ STUDIO_DATA_DIR: folder });
    expect(closed.lineOf('Rights')).not.toContain('other accounts');
    await chmod(join(folder, 'jwt-secret'), 0o644);
    const open = await examine({ STUDIO_DATA_DIR: folder });
    expect(open.lineOf('Rights')).toMatch(/^– .*other accounts may read .*jwt-secret.*chmod/u);
    expect(open.code).toBe(0);
  });

  it('takes no words', async () => {
    expect((await examine({}, 'please')).code).toBe(2);
  });
});
