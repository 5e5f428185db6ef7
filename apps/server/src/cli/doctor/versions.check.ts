import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { DataAge } from '#server/db/data-version.ts';
import { embeddedDataAge, postgresDataAge } from '#server/db/look-at-age.ts';
import { STUDIO_VERSION } from '#server/kit/studio-version.ts';
import type { Settings } from '#server/settings/env.ts';
import { FolderInUseError, lockDataFolder } from '#server/wiring/data-folder.ts';
import type { Check, Finding } from './check.ts';

const OWN = `Tarima ${STUDIO_VERSION}`;

export const versionsCheck: Check = {
  name: 'Versions',
  async look(settings) {
    if (!settings.databaseUrl && isForeign(join(settings.dataFolder, 'db'))) {
      const todo = 'Run this as the owner of the data folder to compare them.';
      return { state: 'absent', found: `${OWN}, data of another account`, todo };
    }
    try {
      return findingOf(await dataAgeOf(settings));
    } catch (error) {
      // A studio that runs has compared them at its start.
      if (error instanceof FolderInUseError) {
        return { state: 'found', found: `${OWN}, and a studio works with the data now` };
      }
      const reason = error instanceof Error ? error.message : String(error);
      const todo = `The data cannot be read: ${reason}`;
      return { state: 'absent', found: OWN, todo };
    }
  },
};

/** To look is to open: new files of the database would be this account's, and shut out the owner. */
const isForeign = (folder: string) =>
  existsSync(folder) && process.getuid !== undefined && lstatSync(folder).uid !== process.getuid();

async function dataAgeOf({ databaseUrl, dataFolder }: Settings): Promise<DataAge> {
  if (databaseUrl) return postgresDataAge(databaseUrl);
  const folder = join(dataFolder, 'db');
  if (!existsSync(folder)) return { madeBy: null, age: 'none' };
  const lock = lockDataFolder(dataFolder);
  try {
    return await embeddedDataAge(folder);
  } finally {
    lock.release();
  }
}

function findingOf({ madeBy, age }: DataAge): Finding {
  const maker = madeBy ?? 'an earlier version';
  if (age === 'none') return { state: 'found', found: `${OWN}, no data yet` };
  if (age === 'same') return { state: 'found', found: `${OWN}, as the data are` };
  if (age === 'older') {
    const found = `${OWN}, data of ${maker}: the next start migrates them`;
    return { state: 'absent', found, todo: 'Make a backup first: npm run tarima -- backup FILE.' };
  }
  const todo = `Install Tarima ${maker} or later, or restore a backup from before the upgrade.`;
  return { state: 'missing', found: `${OWN}, but the data are of ${maker}`, todo };
}
