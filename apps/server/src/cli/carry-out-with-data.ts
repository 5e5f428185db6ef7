import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { AuditAction } from '@tarima/contract';
import type { Settings } from '../env.ts';
import type { StreamAnswer } from '../http/send-file.ts';
import type { DATA_DEEDS } from './data.command.ts';
import { inOwnStudio } from './own-studio.ts';
import type { Terminal } from './terminal.ts';
import { createFileWriter } from './write-file.ts';

type Deed = (typeof DATA_DEEDS)[number];

const ACTIONS: Record<Exclude<Deed, 'list'>, AuditAction> = {
  'export-company': 'company-exported',
  'export-user': 'user-exported',
  'delete-company': 'company-deleted',
  'delete-user': 'user-deleted',
};

/** Lists, exports or deletes, and writes it down as a call would be. */
export async function carryOutWithData(
  deed: Deed,
  { id, out }: { id: string; out: string },
  { settings, terminal }: { settings: Settings; terminal: Terminal },
): Promise<void> {
  const files = createFileWriter(settings.workingFolder);
  const save = ({ stream }: StreamAnswer) =>
    files.write(out, (target) => pipeline(stream, createWriteStream(target)));
  await inOwnStudio(settings, async ({ services: { personalData, audit } }, owner) => {
    if (deed === 'list') {
      terminal.out(JSON.stringify(await personalData.get(owner), null, 2));
      return;
    }
    if (deed === 'export-company') await save(await personalData.exportCompany(owner, id));
    if (deed === 'export-user') await save(await personalData.exportUser(owner, id));
    if (deed === 'delete-company') await personalData.deleteCompany(owner, id);
    if (deed === 'delete-user') await personalData.deleteUser(owner, id);
    const actor = { id: owner.id, name: owner.fullName };
    await audit.record({ action: ACTIONS[deed], actor, subject: id });
    terminal.out(files.written[0] ?? id);
  });
}
