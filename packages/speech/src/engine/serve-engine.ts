import { Worker } from 'node:worker_threads';
import { type EngineCall, EngineFailure, type EngineNews } from './engine-protocol.ts';

/**
 * The program of an engine's process: loads the engine, then answers request after request. If
 * loading fails, each request gets the reason instead of a dead process. It ends with the studio,
 * even while native code hangs.
 */
export function serveEngine<Request, Answer>(
  load: () => Promise<(request: Request) => Answer | Promise<Answer>>,
): void {
  new Worker(new URL('./watch-parent.ts', import.meta.url), { workerData: process.ppid }).unref();
  process.once('disconnect', () => process.exit(0));
  process.once('SIGTERM', () => process.exit(0));
  const tell = (news: EngineNews<Answer>) => process.send?.(news);
  const engine = load().catch((error: unknown) => (): never => {
    throw error;
  });
  void engine.then(() => tell('ready'));

  async function answer({ id, request }: EngineCall<Request>): Promise<void> {
    try {
      tell({ id, ok: true, answer: await (await engine)(request) });
    } catch (error) {
      const code = error instanceof EngineFailure ? error.code : 'SPEECH_FAILED';
      tell({
        id,
        ok: false,
        code,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  }

  // Only `startEngineWorker` sends messages here, one at a time.
  process.on('message', (call: EngineCall<Request>) => void answer(call));
}
