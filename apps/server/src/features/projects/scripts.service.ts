import type { Language, Provenance, Script } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import type { StoredDraft } from '#server/db/tables/scripts.ts';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import {
  forgetAnswers,
  type ModelUsageService,
} from '#server/features/usage/model-usage.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { askerOf } from '#server/kit/fair-line.ts';
import { type Authorized, authorize } from '#server/kit/tenancy.ts';
import { derivedProvenance } from '#server/texts/derived-provenance.ts';
import { fallbackScript } from './fallback-script.ts';
import { keepScriptVersion } from './keep-script-version.ts';
import type { ProjectsService, Waiting } from './projects.service.ts';
import { contentOfScript } from './script-content.ts';
import { presentScript } from './scripts.presenter.ts';
import {
  addProvenance,
  type ContentScriptRow,
  findScript,
  findScriptOfContent,
  findScriptOfProject,
  findWholeScript,
  insertContentScript,
  listContentScripts,
  listScripts,
  putOriginal,
  replaceOriginal,
  type ScriptRow,
  updateEdited,
  updateOriginal,
} from './scripts.repo.ts';

/** The step's name in the record of model calls. */
const ENHANCE_STEP = 'enhance';

export type { ContentScriptRow };
export type ScriptsService = ReturnType<typeof createScriptsService>;
type EnhanceCall = {
  projectId: string;
  scriptId?: string | undefined;
  content: string;
  language: Language;
};
type AuthorizedProject = Awaited<ReturnType<ProjectsService['authorize']>>;

/** Stores the written draft, in the transaction that ends the work. */
export const setScriptDraft = (tx: Queryable, projectId: string, draft: StoredDraft) =>
  updateOriginal(tx, projectId, draft, 'draft');

/**
 * Makes a redraft the original, in the transaction that deletes the redraft. Null if the text is
 * newer.
 */
export async function takeScriptDraft(
  tx: Queryable,
  projectId: string,
  draft: StoredDraft,
  edit: { content: string; revision: number; userId: string; now: Date },
): Promise<ScriptRow | null> {
  const before = await findScriptOfProject(tx, projectId);
  const after = await replaceOriginal(tx, projectId, draft, edit);
  if (before && after) await keepScriptVersion(tx, { ...edit, before, after, isTyping: false });
  return after;
}

/** Stores the text that asks to try again, in the transaction of the failure. */
export const setFallbackScript = (tx: Queryable, projectId: string, language: Language) =>
  updateOriginal(tx, projectId, fallbackScript(language), 'fallback');

/** Adds the script of a course's content. An existing one stays as it is. */
export const addContentScript = (
  tx: Queryable,
  script: Parameters<typeof insertContentScript>[1],
) => insertContentScript(tx, script);

/** The script of a content with its ledger. Null is the only content of a video project. */
export const wholeScript = (db: Queryable, projectId: string, contentId: string | null) =>
  findWholeScript(db, projectId, contentId);

/** Stores a text that replaces all edits of it. The text before stays among the versions. */
export async function replaceScript(
  tx: Queryable,
  script: Parameters<typeof putOriginal>[1],
  now: Date,
): Promise<ScriptRow> {
  const { before, after } = await putOriginal(tx, script);
  const put = { userId: null, isTyping: false, now };
  if (before) await keepScriptVersion(tx, { before, after, ...put });
  return after;
}

/** The scripts of a course by content, including those of removed contents. */
export async function scriptsByContent(
  db: Queryable,
  projectId: string,
): Promise<Map<string | null, ContentScriptRow>> {
  const scripts = await listContentScripts(db, projectId);
  return new Map(scripts.map((script) => [script.contentId, script]));
}

/** The scripts of a project in its order. Removed contents are left out. */
export const scriptsInOrder = (db: Queryable, projectId: string): Promise<ScriptRow[]> =>
  listScripts(db, projectId);

export function createScriptsService(
  { db, realtime, line, now }: Pick<Context, 'db' | 'realtime' | 'line' | 'now'>,
  { projects, modelUsage }: { projects: ProjectsService; modelUsage: ModelUsageService },
) {
  return {
    /** The scripts of a project, or of one content. Waits for a draft in progress. */
    async listOfProject(
      actor: Actor,
      { projectId, contentId }: { projectId: string; contentId?: string | undefined },
      language: Language,
      waiting: Waiting = {},
    ): Promise<Script[]> {
      const project = await projects.waitForDraft(actor, projectId, waiting);
      const scripts = contentId
        ? await findScriptOfContent(db, project.id, contentId)
        : await listScripts(db, project.id);
      return Promise.all(scripts.map((script) => presentScript(script, project, language)));
    },

    /**
     * Saves the edited text of a script, which is named by its id or project. Refuses an edit of an
     * older revision.
     */
    async save(
      actor: Actor,
      named: { id?: string | undefined; projectId?: string | undefined },
      edit: { content: string; revision?: number | undefined; isTyping?: boolean | undefined },
      language: Language,
    ): Promise<Script> {
      const { script, project } = await this.authorize(actor, named);
      if (isUnderWay(project)) throw new AppError('SCRIPT_NOT_READY');
      const { content, revision, isTyping = false } = edit;
      const saved = await db.transaction(async (tx) => {
        const after = await updateEdited(tx, script.id, { content, revision });
        if (!after) throw new AppError('SCRIPT_CHANGED_ELSEWHERE');
        const saving = { userId: actor.id, isTyping, now: now() };
        await keepScriptVersion(tx, { before: script, after, ...saving });
        return after;
      });
      realtime.publish('scriptUpdate', project.companyId, saved.id, () => ({
        id: saved.id,
        projectId: project.id,
        revision: saved.revision,
      }));
      return presentScript(saved, project, language);
    },

    async authorize(
      actor: Actor,
      { id, projectId }: { id?: string | undefined; projectId?: string | undefined },
    ): Promise<{ script: Authorized<ScriptRow>; project: AuthorizedProject }> {
      const found = id
        ? await findScript(db, id)
        : projectId
          ? await findScriptOfProject(db, projectId)
          : null;
      if (!found) throw new AppError(id || projectId ? 'NOT_FOUND' : 'VALIDATION_FAILED');
      const project = await projects.authorize(actor, found.projectId);
      return { script: authorize(actor, { ...found, companyId: project.companyId }), project };
    },

    /** The script of a video, with the fate of each unit of its documents. */
    async draftedWithLedger(actor: Actor, projectId: string) {
      const project = await projects.authorize(actor, projectId);
      const script = await findWholeScript(db, project.id, null);
      if (!script) throw new AppError('NOT_FOUND');
      if (isUnderWay(project)) throw new AppError('SCRIPT_NOT_READY');
      return script;
    },

    /** The scripts of a course in its order, without those of removed contents. */
    ofCourse: (project: AuthorizedProject): Promise<ScriptRow[]> => listScripts(db, project.id),

    /** Stores the sources of sentences that are not in the text yet. */
    async addSources(scriptId: string, added: Provenance[]): Promise<void> {
      if (added.length > 0) await addProvenance(db, scriptId, added);
    },

    /** The text that a video of the project would speak now. */
    async spokenContent(project: AuthorizedProject): Promise<ScriptRow & { content: string }> {
      const script = await findScriptOfProject(db, project.id);
      if (!script || isUnderWay(project)) throw new AppError('SCRIPT_NOT_READY');
      if (script.originalKind === 'fallback' && script.editedContent === null) {
        throw new AppError('DRAFT_FAILED');
      }
      return { ...script, content: contentOfScript(script) };
    },

    /**
     * Rewrites a text so that it is easier to say. The text is not saved. Only the sources of the
     * new sentences are stored, for a later save.
     */
    async enhance(
      actor: Actor,
      { projectId, scriptId, content, language }: EnhanceCall,
      signal: AbortSignal,
    ): Promise<{ content: string }> {
      const project = await projects.authorize(actor, projectId);
      const script = scriptId ? await findScript(db, scriptId) : null;
      if (scriptId && script?.projectId !== project.id) throw new AppError('NOT_FOUND');
      const writer = modelUsage.writerFor({ projectId }, ENHANCE_STEP);
      const enhanced = await line.run(askerOf(actor, project), signal, () =>
        writer.enhanceScript({ content, language }, signal),
      );
      if (script) {
        await this.addSources(script.id, derivedProvenance(script.provenance, enhanced.derived));
      }
      await forgetAnswers(db, { projectId }, ENHANCE_STEP);
      return { content: enhanced.content };
    },
  };
}
