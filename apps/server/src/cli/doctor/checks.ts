import { backupsCheck } from './backups.check.ts';
import type { Check } from './check.ts';
import { dataFolderCheck } from './data-folder.check.ts';
import { databaseCheck } from './database.check.ts';
import { diskSpaceCheck } from './disk-space.check.ts';
import { ffmpegCheck } from './ffmpeg.check.ts';
import { fileStorageCheck } from './file-storage.check.ts';
import { languageModelCheck } from './language-model.check.ts';
import { libreOfficeCheck } from './libre-office.check.ts';
import { naturalVoicesCheck } from './natural-voices.check.ts';
import { nodeCheck } from './node.check.ts';
import { readingLimitsCheck } from './reading-limits.check.ts';
import { rightsCheck } from './rights.check.ts';
import { typedSettingsCheck } from './typed-settings.check.ts';
import { versionsCheck } from './versions.check.ts';

/** Every check, one line each. */
export const checks: Check[] = [
  nodeCheck,
  versionsCheck,
  dataFolderCheck,
  rightsCheck,
  diskSpaceCheck,
  databaseCheck,
  fileStorageCheck,
  ffmpegCheck,
  readingLimitsCheck,
  libreOfficeCheck,
  naturalVoicesCheck,
  languageModelCheck,
  typedSettingsCheck,
  backupsCheck,
];
