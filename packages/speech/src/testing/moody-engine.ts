import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineFailure } from '../engine/engine-protocol.ts';
import { serveEngine } from '../engine/serve-engine.ts';

/** The program of an engine that does what a test tells it. Its argument is a mood of the start. */
export type MoodyRequest =
  | { do: 'answer' }
  | { do: 'die' }
  /** Dies unless the folder is there, and makes it. */
  | { do: 'die once'; folder: string }
  | { do: 'hang' }
  /** Leaves its number in the folder and stops its thread, as native code may. */
  | { do: 'freeze'; folder: string }
  | { do: 'refuse' }
  /** Waits until this number of requests are under way with the same folder. */
  | { do: 'meet'; folder: string; others: number };

export type MoodyAnswer = { pid: number; present: number };

const [mood] = process.argv.slice(2);
if (mood === 'dies at the start') {
  process.stderr.write('the model is broken');
  process.exit(255);
}

serveEngine<MoodyRequest, MoodyAnswer>(async () => {
  if (mood === 'cannot start') throw new EngineFailure('SPEECH_ENGINE_MISSING', 'no engine here');
  return async (request) => {
    const { pid } = process;
    switch (request.do) {
      case 'answer':
        return { pid, present: 1 };
      case 'die':
        return process.exit(255);
      case 'die once':
        await mkdir(request.folder).then(
          () => process.exit(255),
          () => undefined,
        );
        return { pid, present: 1 };
      case 'hang':
        return new Promise<never>(() => undefined);
      case 'freeze':
        await writeFile(join(request.folder, String(pid)), '');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
        return { pid, present: 1 };
      case 'refuse':
        throw new Error('that cannot be said');
      case 'meet': {
        const own = join(request.folder, String(pid));
        await writeFile(own, '');
        let present = await readdir(request.folder);
        while (present.length < request.others) present = await readdir(request.folder);
        return { pid, present: present.length };
      }
    }
  };
});
