import type { LiveUnit } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import { isUnderWay } from '#server/db/work-columns.ts';
import { AppError } from '#server/errors.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import type { Actor } from '../session/session.service.ts';
import { liveLedger } from './live-ledger.ts';
import { putUnit } from './put-unit.ts';
import { addProvenance, findScriptWithLedger } from './scripts.repo.ts';

/** Serves the ledger of a script: each unit of its documents, said or left out. */
export function createScriptLedgerService(
  { db }: Pick<Context, 'db'>,
  { projects }: { projects: ProjectsService },
) {
  async function drafted(actor: Actor, projectId: string) {
    const project = await projects.authorize(actor, projectId);
    const script = await findScriptWithLedger(db, project.id);
    if (!script) throw new AppError('NOT_FOUND');
    if (isUnderWay(project)) throw new AppError('SCRIPT_NOT_READY');
    return script;
  }

  return {
    async ofProject(actor: Actor, projectId: string): Promise<LiveUnit[]> {
      const script = await drafted(actor, projectId);
      const content = script.editedContent ?? script.originalContent;
      return liveLedger(script.ledger, { ...script, content });
    },

    /**
     * A text with one more unit in it. Nothing is stored of it, only what its new sentences come from: who
     * keeps them keeps their sources.
     */
    async putIn(
      actor: Actor,
      projectId: string,
      { unitId, content }: { unitId: string; content: string },
    ): Promise<{ content: string }> {
      const script = await drafted(actor, projectId);
      const unit = script.ledger.find(({ id }) => id === unitId);
      if (!unit) throw new AppError('NOT_FOUND');
      if (unit.fate === 'unspeakable') throw new AppError('UNIT_NOT_SPEAKABLE');
      const put = putUnit(script.ledger, unit, { ...script, content });
      if (put.added.length > 0) await addProvenance(db, script.id, put.added);
      return { content: put.content };
    },
  };
}
