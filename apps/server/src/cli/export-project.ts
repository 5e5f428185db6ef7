import { makeFile } from '@tarima/media';
import { attachmentNameOf } from '#server/kit/attachment-name.ts';
import { AppError } from '#server/kit/errors.ts';
import { forTheStudio } from '#server/kit/tenancy.ts';
import type { Settings } from '#server/settings/env.ts';
import type { Studio } from '#server/studio.ts';
import { followInTerminal } from './follow-in-terminal.ts';
import { inOwnStudio } from './own-studio.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';
import { createFileWriter } from './write-file.ts';

type Wanted = { called: string; out: string | undefined };

/** Writes the archive of a project to a file of the person's. */
export async function exportProject(
  { called, out }: Wanted,
  settings: Settings,
  terminal: Terminal,
): Promise<void> {
  const files = createFileWriter(settings.workingFolder);
  await followInTerminal(terminal, (following) =>
    inOwnStudio(settings, async ({ services }, owner) => {
      const found = await services.projects.find(await idOf(called, services));
      if (!found) throw new AppError('NOT_FOUND');
      const project = forTheStudio(found);
      await files.write(out ?? attachmentNameOf(project.name, 'project.tarima'), (target) =>
        makeFile(target, (path) =>
          services.projectArchives.exportTo(path, owner, project, following),
        ),
      );
    }),
  );
  terminal.out(files.written.join('\n'));
}

/** The id of the only project with this id or name. */
async function idOf(called: string, { projectArchives }: Studio['services']): Promise<string> {
  const [first, ...others] = await projectArchives.called(called);
  if (!first) throw new AppError('NOT_FOUND', { details: { file: called } });
  if (others.length === 0) return first.id;
  const list = [first, ...others].map(({ id, company }) => `  ${id}  ${company}`);
  throw new UsageError(
    [`Several projects have this name. Name one by its id:`, ...list].join('\n'),
  );
}
