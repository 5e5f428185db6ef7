import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { StreamAnswer } from '#server/kit/file-answer.ts';
import type { Settings } from '#server/settings/env.ts';
import type { DataDeed } from './data-deeds.ts';
import { inOwnStudio } from './own-studio.ts';
import type { Terminal } from './terminal.ts';
import { createFileWriter } from './write-file.ts';

/** Lists, exports or deletes, as the API does. */
export async function carryOutWithData(
  deed: DataDeed,
  { id, out }: { id: string; out: string },
  { settings, terminal }: { settings: Settings; terminal: Terminal },
): Promise<void> {
  const files = createFileWriter(settings.workingFolder);
  const save = ({ stream }: StreamAnswer) =>
    files.write(out, (target) => pipeline(stream, createWriteStream(target)));
  await inOwnStudio(settings, async ({ services: { personalData } }, owner) => {
    if (deed === 'list') {
      terminal.out(JSON.stringify(await personalData.get(owner), null, 2));
      return;
    }
    if (deed === 'export-company') await save(await personalData.exportCompany(owner, id));
    if (deed === 'export-user') await save(await personalData.exportUser(owner, id));
    if (deed === 'delete-company') await personalData.deleteCompany(owner, id);
    if (deed === 'delete-user') await personalData.deleteUser(owner, id);
    terminal.out(files.written[0] ?? id);
  });
}
