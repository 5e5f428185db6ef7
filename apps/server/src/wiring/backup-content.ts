import { environmentText } from '#server/backup/environment-text.ts';
import type { RowSource } from '#server/backup/row-source.ts';
import type { BackupContent } from '#server/backup/write-backup.ts';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { Settings } from '#server/settings/env.ts';
import { findKeys } from './data-folder.ts';

/** All that a backup of the studio of these settings has. */
export const backupContent = (
  settings: Settings,
  rows: RowSource,
  blobs: BlobStore | null,
): BackupContent => ({
  ...{ rows, blobs },
  keys: findKeys(settings),
  environment: environmentText(settings.environment),
});
