import type { Fault } from '../fault.ts';
import { clockJumps } from './clock-jumps.ts';
import {
  databaseCutOff,
  databaseLosesAnswers,
  databaseRestarts,
  databaseSlow,
} from './database.ts';
import { killAll, killWeb, killWorker } from './kills.ts';
import { poisonedJob } from './poisoned-job.ts';
import { storageFailing, storageFull, storageReadOnly } from './storage.ts';
import { vendorDown } from './vendor-down.ts';

/** Everything that goes wrong. A new fault is a file and a line here. */
export const ALL_FAULTS: readonly Fault[] = [
  killWeb,
  killWorker,
  killAll,
  databaseRestarts,
  databaseCutOff,
  databaseSlow,
  databaseLosesAnswers,
  storageFull,
  storageReadOnly,
  storageFailing,
  vendorDown,
  clockJumps,
  poisonedJob,
];
