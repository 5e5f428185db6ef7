import { type PackageFormat, packageRequestSchema } from '@tarima/contract';
import { makeFile } from '@tarima/media';
import { AppError } from '#server/kit/errors.ts';
import type { Settings } from '#server/settings/env.ts';
import { inOwnStudio } from './own-studio.ts';
import { createProgress } from './progress.ts';
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
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  process.once('SIGINT', stop);
  const progress = createProgress(terminal);
  try {
    await inOwnStudio(settings, async ({ services }) => {
      const project = await services.projects.find(projectId);
      if (!project) throw new AppError('NOT_FOUND');
      const following = {
        signal: stopped.signal,
        report: (stage: string, fraction: number) => progress.show(100 * fraction, stage),
      };
      await files.write(out, async (target) => {
        await makeFile(target, (path) =>
          services.packageMaker.write(project, request, path, following),
        );
      });
    });
  } finally {
    progress.stop();
    process.off('SIGINT', stop);
  }
  terminal.out(files.written.join('\n'));
}
