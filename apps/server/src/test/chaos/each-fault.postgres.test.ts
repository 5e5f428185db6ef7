import { testEachFault } from './each-fault.ts';
import { clockJumps } from './faults/clock-jumps.ts';
import {
  databaseCutOff,
  databaseLosesAnswers,
  databaseRestarts,
  databaseSlow,
} from './faults/database.ts';
import { killAll, killWeb, killWorker } from './faults/kills.ts';
import { poisonedJob } from './faults/poisoned-job.ts';
import { storageFailing, storageFull, storageReadOnly } from './faults/storage.ts';
import { vendorDown } from './faults/vendor-down.ts';
import { deletion } from './works/deletion.ts';
import { edit } from './works/edit.ts';
import { podcast } from './works/podcast.ts';
import { upload } from './works/upload.ts';
import { paidVideo, video } from './works/video.ts';

testEachFault('disk', [
  [killWeb, edit],
  [killWorker, video],
  [databaseRestarts, deletion],
  [databaseCutOff, edit],
  [databaseSlow, edit],
  [databaseLosesAnswers, upload],
  [storageFull, upload],
  [storageReadOnly, podcast],
  [vendorDown, paidVideo],
  [clockJumps, video],
  [poisonedJob, edit],
]);

testEachFault('bucket', [
  [killAll, edit],
  [storageFailing, podcast],
  [storageFull, video],
]);
