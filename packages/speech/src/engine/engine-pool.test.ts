import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MoodyAnswer, MoodyRequest } from '../testing/moody-engine.ts';
import { createEnginePool, type EnginePool, type EngineSettings } from './engine-pool.ts';

const STUDIO = fileURLToPath(new URL('../testing/moody-studio.ts', import.meta.url));

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a pool of engines', () => {
  let folder = '';
  const open: EnginePool<MoodyRequest, MoodyAnswer>[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tarima-engines-'));
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((pool) => pool.close()));
    await rm(folder, { recursive: true });
  });
  const createPool = (changes: Partial<EngineSettings> = {}) => {
    const pool = createEnginePool<MoodyRequest, MoodyAnswer>({
      name: 'Moody voice',
      module: new URL('../testing/moody-engine.ts', import.meta.url),
      places: 2,
      hangMs: 60_000,
      startFailure: 'VOICE_MODEL_UNUSABLE',
      ...changes,
    });
    open.push(pool);
    return pool;
  };

  it('works in as many processes at a time as it has places', async () => {
    const pool = createPool();
    const meet = { do: 'meet', folder, others: 2 } as const;
    const answers = await Promise.all([1, 2, 3, 4].map(() => pool.run(meet, [])));
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2);
    expect(answers.map(({ present }) => present)).toEqual([2, 2, 2, 2]);
  });

  it('keeps a process for the next request with the same arguments', async () => {
    const pool = createPool();
    const a = await pool.run({ do: 'answer' }, ['a']);
    const b = await pool.run({ do: 'answer' }, ['b']);
    expect(await pool.run({ do: 'answer' }, ['a'])).toEqual(a);
    expect(await pool.run({ do: 'answer' }, ['b'])).toEqual(b);
    expect(a.pid).not.toBe(b.pid);
  });

  it('ends the process that was idle longest when there are too many', async () => {
    const pool = createPool();
    const [a, b] = [
      await pool.run({ do: 'answer' }, ['a']),
      await pool.run({ do: 'answer' }, ['b']),
    ];
    await pool.run({ do: 'answer' }, ['c']);
    await expect.poll(() => isAlive(a.pid)).toBe(false);
    expect(isAlive(b.pid)).toBe(true);
  });

  it('ends a process that has no work, and starts another on demand', async () => {
    const pool = createPool({ idleMs: 1 });
    const { pid } = await pool.run({ do: 'answer' }, []);
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect((await pool.run({ do: 'answer' }, [])).pid).not.toBe(pid);
  });

  it('tries a request once more if its process dies', async () => {
    const request = { do: 'die once', folder: join(folder, 'died') } as const;
    expect(await createPool().run(request, [])).toMatchObject({ present: 1 });
  });

  it('fails a request that kills each process, and goes on with the others', async () => {
    const pool = createPool({ places: 1 });
    const deadly = pool.run({ do: 'die' }, []);
    const harmless = pool.run({ do: 'answer' }, []);
    await expect(deadly).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
    await expect(harmless).resolves.toMatchObject({ present: 1 });
  });

  it('ends a process that hangs', async () => {
    await expect(createPool({ hangMs: 50 }).run({ do: 'hang' }, [])).rejects.toMatchObject({
      code: 'SPEECH_FAILED',
    });
  });

  it('leaves no process behind when its studio is killed while native code hangs', async () => {
    const studio = spawn(process.execPath, [STUDIO, folder], { stdio: 'ignore' });
    await expect.poll(() => readdir(folder)).toHaveLength(1);
    const [name] = await readdir(folder);
    const pid = Number(name);
    expect(isAlive(pid)).toBe(true);
    studio.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it('ends the process of a stopped request that goes on, and tries it no more', async () => {
    const pool = createPool({ places: 1 });
    const { pid } = await pool.run({ do: 'answer' }, []);
    const stop = new AbortController();
    const hanging = pool.run({ do: 'hang' }, [], stop.signal);
    stop.abort(new Error('stopped by the user'));
    await expect(hanging).rejects.toThrow('stopped by the user');
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(await pool.run({ do: 'answer' }, [])).toMatchObject({ present: 1 });
  });

  it('tells the last words of a process that dies at the start, by the code of that', async () => {
    await expect(createPool().run({ do: 'answer' }, ['dies at the start'])).rejects.toMatchObject({
      code: 'VOICE_MODEL_UNUSABLE',
      message: expect.stringContaining('the model is broken'),
    });
  });

  it('tells the reason of an engine that cannot start or refuses', async () => {
    const pool = createPool();
    await expect(pool.run({ do: 'answer' }, ['cannot start'])).rejects.toMatchObject({
      code: 'SPEECH_ENGINE_MISSING',
      message: 'Moody voice: no engine here',
    });
    await expect(pool.run({ do: 'refuse' }, [])).rejects.toMatchObject({
      code: 'SPEECH_FAILED',
      message: 'Moody voice: that cannot be said',
    });
  });

  it('ends its processes and fails its requests when it is closed', async () => {
    const pool = createPool({ places: 1 });
    const { pid } = await pool.run({ do: 'answer' }, []);
    const failures = Promise.allSettled([
      pool.run({ do: 'hang' }, []),
      pool.run({ do: 'hang' }, []),
    ]);
    await pool.close();
    expect(isAlive(pid)).toBe(false);
    for (const { status } of await failures) expect(status).toBe('rejected');
    await expect(pool.run({ do: 'answer' }, [])).rejects.toMatchObject({ code: 'SPEECH_FAILED' });
  });
});
