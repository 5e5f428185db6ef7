import { type PackageFormat, packageRequestSchema } from '@tarima/contract';
import { makeFile } from '@tarima/media';
import { AppError } from '#server/kit/errors.ts';
import type { Settings } from '#server/settings/env.ts';
import { followInTerminal } from './follow-in-terminal.ts';
import { inOwnStudio } from './own-studio.ts';
import type { Terminal } from './terminal.ts';
import { createFileWriter } from './write-file.ts';

type Wanted = { projectId: string; format: PackageFormat; out: string };

/** Writes the same zip as the studio, straight to a file of the person's. */
export async function packProject(
  { projectId, format, out }: Wanted,
  settings: Settings,
  terminal: Terminal,
): Promise<void> {
  const request = packageRequestSchema.parse({ format });
  const files = createFileWriter(settings.workingFolder);
  await followInTerminal(terminal, (following) =>
    inOwnStudio(settings, async ({ services }) => {
      const project = await services.projects.find(projectId);
      if (!project) throw new AppError('NOT_FOUND');
      await files.write(out, async (target) => {
        await makeFile(target, (path) =>
          services.packageMaker.write(project, request, path, following),
        );
      });
    }),
  );
  terminal.out(files.written.join('\n'));
}
