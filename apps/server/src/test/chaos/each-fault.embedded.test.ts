import { testEachFault } from './each-fault.ts';
import { killAll } from './faults/kills.ts';
import { storageFull } from './faults/storage.ts';
import { edit } from './works/edit.ts';
import { upload } from './works/upload.ts';

testEachFault('embedded', [
  [killAll, upload],
  [storageFull, edit],
]);
