import { workerData } from 'node:worker_threads';

/**
 * A thread beside an engine. Native code that hangs stops the main thread, which then misses the
 * studio's death. A process whose parent died gets another one, so this thread sees it. Windows
 * keeps the former number; there the engine ends with its next event.
 */
const LOOK_EVERY_MS = 1_000;

setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
