import type { BlobStore } from './blobs/blob-store.ts';
import type { Database } from './db/database.ts';
import type { Settings } from './env.ts';
import type { FairLine } from './fair-line.ts';
import type { Tokens } from './features/session/tokens.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Log } from './log.ts';
import type { Providers } from './providers/providers.ts';
import type { Realtime } from './realtime/realtime.ts';

/** What every feature is given. */
export type Context = {
  settings: Settings;
  db: Database;
  jobs: JobQueue;
  blobs: BlobStore;
  line: FairLine;
  providers: Providers;
  realtime: Realtime;
  tokens: Tokens;
  /** The installation's own, which no admin site has. */
  ownKey: string;
  log: Log;
  now: () => Date;
};
