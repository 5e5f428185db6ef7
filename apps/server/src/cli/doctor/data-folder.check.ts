import { accessSync, constants, existsSync } from 'node:fs';
import { inDataFolder, probeDataFolder } from '#server/wiring/data-folder-problem.ts';
import type { Check } from './check.ts';
import { nearestFolder } from './nearest-folder.ts';

export const dataFolderCheck: Check = {
  name: 'Data folder',
  async look(settings) {
    const folder = settings.dataFolder;
    const isThere = existsSync(folder);
    try {
      await inDataFolder({ dataFolder: folder, language: 'en' }, () =>
        isThere
          ? probeDataFolder(folder, { isNew: false })
          : accessSync(`${nearestFolder(folder)}/`, constants.W_OK),
      );
    } catch (error) {
      const todo = error instanceof Error ? error.message : String(error);
      return { state: 'missing', found: folder, todo };
    }
    return { state: 'found', found: isThere ? folder : `${folder}, made at the first start` };
  },
};
