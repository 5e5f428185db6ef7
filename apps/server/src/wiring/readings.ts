import { statfs } from 'node:fs/promises';
import { listBackups } from '#server/backup/backup-files.ts';
import type { Reading, Readings } from '#server/observing/gauges.ts';
import { keptFor } from '#server/observing/kept-for.ts';
import type { Readiness } from '#server/observing/readiness.ts';
import { countQueue } from '#server/queue/queue-counts.ts';
import type { Studio } from '#server/studio.ts';

/** It adds up all rows, and nobody needs it to the second. */
const BYTES_MS = 60_000;

/** The figures that are read when somebody asks for them. */
export function readingsOf({ context, services }: Studio, readiness: Readiness): Readings {
  const { db, settings, realtime } = context;
  // One page needs it twice at the same time.
  const queue = keptFor(0, () => countQueue(db));
  const bytes = keptFor(BYTES_MS, () => services.storage.bytesByKind());
  const disk = () => statfs(settings.dataFolder);
  return {
    queueJobs: async () =>
      (await queue()).map(({ name, state, jobs }) => reading(jobs, { job: name, state })),
    queueOldest: async () =>
      (await queue()).map(({ name, state, oldest }) => reading(oldest, { job: name, state })),
    storedBytes: async () =>
      Object.entries(await bytes()).map(([kind, value]) => reading(value, { kind })),
    async diskFree() {
      const { bavail, bsize } = await disk();
      return [reading(bavail * bsize)];
    },
    async diskSize() {
      const { blocks, bsize } = await disk();
      return [reading(blocks * bsize)];
    },
    async lastBackup() {
      const { folder } = settings.backup;
      const [newest] = folder ? await listBackups(folder) : [];
      return newest ? [reading(newest.madeAt.getTime() / 1_000)] : [];
    },
    sockets: async () => [reading(realtime.countSockets())],
    ready: async () =>
      [...(await readiness.look())].map(([need, isThere]) => reading(Number(isThere), { need })),
  };
}

const reading = (value: number, labels: Record<string, string> = {}): Reading => ({
  value,
  labels,
});
