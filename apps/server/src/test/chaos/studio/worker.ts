import { freePort } from '#server/test/free-port.ts';
import {
  type ServerProcess,
  type Surroundings,
  startServerProcess,
} from '#server/test/server-process.ts';

/** A process that only works, to kill and to start again. */
export async function createWorker(
  environment: Record<string, string>,
  surroundings: Surroundings,
) {
  const port = String(await freePort());
  let running: ServerProcess | undefined;
  return {
    /** Its only port is for those who watch. */
    origin: `http://127.0.0.1:${port}`,
    async start(): Promise<void> {
      running = startServerProcess(
        { ...environment, STUDIO_ROLES: 'worker', STUDIO_METRICS_PORT: port },
        surroundings,
      );
      await running.ready;
    },
    kill: async () => running?.kill(),
    output: () => running?.output() ?? '',
  };
}
export type Worker = Awaited<ReturnType<typeof createWorker>>;
