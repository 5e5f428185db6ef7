import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { Database } from '#server/db/database.ts';
import type { FairLine } from '#server/kit/fair-line.ts';
import type { Log } from '#server/kit/log.ts';
import type { Sealing } from '#server/kit/sealing.ts';
import type { Tokens } from '#server/kit/tokens.ts';
import type { Live } from '#server/live/live.ts';
import type { Observer } from '#server/observing/observer.ts';
import type { Providers } from '#server/providers/providers.ts';
import type { JobQueue } from '#server/queue/job-queue.ts';
import type { Realtime } from '#server/realtime/realtime.ts';
import type { Settings } from '#server/settings/env.ts';

/** The tools of the process that every feature receives. */
export type Context = {
  /** Fixed at the start. */
  settings: Settings;
  /** The present choices of the owner, and the vendors that they name. */
  live: Live;
  db: Database;
  jobs: JobQueue;
  blobs: BlobStore;
  line: FairLine;
  providers: Providers;
  realtime: Realtime;
  tokens: Tokens;
  /** Signs the studio's own tokens. No admin site has it. */
  ownKey: string;
  /** Encrypts the settings that are typed in the studio. */
  sealing: Sealing;
  /** Hears what the process does, for metrics and traces. */
  observer: Observer;
  log: Log;
  now: () => Date;
};
