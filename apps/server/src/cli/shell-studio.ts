import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Actor } from '#server/kit/actor.ts';
import { createProviders } from '#server/providers/create-providers.ts';
import type { Settings } from '#server/settings/env.ts';
import type { Studio } from '#server/studio.ts';
import { FolderInUseError } from '#server/wiring/data-folder.ts';
import { type RunningStudio, startStudio } from '#server/wiring/start-studio.ts';
import { withTypedSettings } from '#server/wiring/typed-settings.ts';
import { createProgress, type Progress } from './progress.ts';
import type { Terminal } from './terminal.ts';

const LOOK_EVERY_MS = 500;

export type Shell = {
  studio: Studio;
  actor: Actor;
  progress: Progress;
  terminal: Terminal;
  /** The folder that names of files start from. */
  workingFolder: string;
};

/**
 * Runs work with the studio's services and jobs, in the shell's own data folder. Prints the files that the work
 * returns.
 */
export async function inShellStudio(
  settings: Settings,
  terminal: Terminal,
  work: (shell: Shell) => Promise<string[]>,
): Promise<void> {
  const studio = await startWhenFree(settings, terminal);
  const progress = createProgress(terminal);
  const stop = () => void studio.stop().finally(() => process.exit(130));
  process.once('SIGINT', stop);
  try {
    const actor = await signIn(studio);
    await clear(studio, actor);
    await studio.startWorkers();
    studio.startHousekeeping();
    const { workingFolder } = settings;
    const files = await work({ studio, actor, progress, terminal, workingFolder });
    await clear(studio, actor);
    progress.stop();
    terminal.out(files.join('\n'));
  } finally {
    progress.stop();
    process.off('SIGINT', stop);
    await studio.stop();
  }
}

/**
 * A folder of its own lets it work beside a running server. Its embedded database is for one process at a time, so
 * a second command waits.
 */
async function startWhenFree(settings: Settings, { err }: Terminal): Promise<RunningStudio> {
  const dataFolder = join(settings.dataFolder, 'cli');
  const typed = withTypedSettings(settings);
  const own: Settings = { ...typed, dataFolder, databaseUrl: undefined, logLevel: 'silent' };
  for (let tries = 0; ; tries += 1) {
    try {
      return await startStudio(own, createProviders);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      if (tries === 0) err('Another command is at work. This one begins when that has ended.');
      await setTimeout(LOOK_EVERY_MS);
    }
  }
}

async function signIn({ services }: Studio): Promise<Actor> {
  const { token } = await services.session.login(await services.session.launchOwner());
  return services.session.authenticate(token);
}

/** Deletes what an earlier command left unfinished. Its cache stays. */
async function clear({ services }: Studio, actor: Actor): Promise<void> {
  const first = { search: '', sort: 'newest', page: 1 } as const;
  for (;;) {
    const { works } = await services.workList.list(actor, first, 'en');
    if (works.length === 0) return;
    for (const work of works) {
      if (work.kind === 'project') await services.deletedProjects.removeById(work.id);
      else await services.podcasts.remove(await services.podcasts.authorize(actor, work.eventId));
    }
  }
}
