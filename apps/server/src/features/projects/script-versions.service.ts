import type { ScriptVersion } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { findVersion, listVersions } from './script-versions.repo.ts';
import type { ScriptsService } from './scripts.service.ts';

/** Who saved a script when, and the texts of that time. */
export function createScriptVersionsService(
  { db }: Pick<Context, 'db'>,
  { scripts }: { scripts: ScriptsService },
) {
  return {
    async list(actor: Actor, scriptId: string): Promise<ScriptVersion[]> {
      const { script } = await scripts.authorize(actor, { id: scriptId });
      const versions = await listVersions(db, script.id);
      return versions.map((version) => ({ ...version, savedAt: version.savedAt.toISOString() }));
    },

    async get(actor: Actor, named: { scriptId: string; id: string }) {
      const { script } = await scripts.authorize(actor, { id: named.scriptId });
      const version = await findVersion(db, { scriptId: script.id, id: named.id });
      if (!version) throw new AppError('NOT_FOUND');
      return version;
    },
  };
}
