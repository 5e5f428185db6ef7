import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { SignedIn } from '#server/kit/actor.ts';
import { ownCompany } from '#server/kit/tenancy.ts';
import type { Settings } from '#server/settings/env.ts';
import { followInTerminal } from './follow-in-terminal.ts';
import { inOwnStudio } from './own-studio.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

type Wanted = { file: string; company: string | undefined };

/** Makes a project of an archive and prints its id. It belongs to the studio's owner. */
export async function importProject(
  { file, company }: Wanted,
  settings: Settings,
  terminal: Terminal,
): Promise<void> {
  const path = resolve(settings.workingFolder, file);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`There is no file ${path}`);
  await followInTerminal(terminal, (following) =>
    inOwnStudio(settings, async ({ services }, owner) => {
      const companyId = ownCompany(owner, companyOf(owner, company));
      const made = await services.projectArchives.importFrom(path, owner, companyId, following);
      terminal.err(`\n${made.name}`);
      terminal.out(made.id);
    }),
  );
}

/** The id of the owner's company with this name or id, or of the first. */
function companyOf({ companies }: SignedIn, wanted: string | undefined): string {
  const named = companies.filter(({ pk, name }) => !wanted || pk === wanted || name === wanted);
  const [first, second] = named;
  if (!first || (wanted && second)) {
    const list = companies.map(({ pk, name }) => `  ${pk}  ${name}`);
    throw new UsageError(['Name one of your companies, by its id:', ...list].join('\n'));
  }
  return first.pk;
}
