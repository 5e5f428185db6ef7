import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import {
  type EditedStructure,
  type Language,
  type ManuscriptFormat,
  manuscriptSchema,
  type ReadManuscript,
} from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { CoursesService } from '#server/features/courses/courses.service.ts';
import type { ProjectsService } from '#server/features/projects/projects.service.ts';
import type { ReceivedFile } from '#server/features/projects/receive-upload.ts';
import { contentOfScript } from '#server/features/projects/script-content.ts';
import {
  addContentScript,
  type ScriptsService,
} from '#server/features/projects/scripts.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { attachmentNameOf } from '#server/kit/attachment-name.ts';
import { AppError, validationFailed } from '#server/kit/errors.ts';
import type { StreamAnswer } from '#server/kit/file-answer.ts';
import { inTextThread } from '#server/texts/in-text-thread.ts';
import { changesOf, contentsOfManuscript, isOfOther, isSameScript } from './changes-of.ts';
import { type StandingTexts, standingTexts } from './manuscript-of-project.ts';

const FILES = {
  docx: {
    name: 'manuscript.docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  markdown: { name: 'manuscript.md', mediaType: 'text/markdown; charset=utf-8' },
  csv: { name: 'manuscript.csv', mediaType: 'text/csv; charset=utf-8' },
} as const satisfies Record<ManuscriptFormat, { name: string } & Pick<StreamAnswer, 'mediaType'>>;
export const MANUSCRIPT_EXTENSIONS = { docx: 'docx', md: 'markdown', csv: 'csv' } as const;

type Taken = Omit<ReadManuscript, 'changes'>;

/** Structure and scripts of a project, out to other programs and back. */
export function createManuscriptsService(
  { db }: Pick<Context, 'db'>,
  {
    projects,
    courses,
    scripts,
  }: { projects: ProjectsService; courses: CoursesService; scripts: ScriptsService },
) {
  async function textsOf(actor: Actor, projectId: string) {
    const project = await projects.authorize(actor, projectId);
    return { project, texts: await standingTexts(db, project, courses) };
  }

  return {
    async file(
      actor: Actor,
      projectId: string,
      { format, language }: { format: ManuscriptFormat; language: Language },
    ): Promise<StreamAnswer> {
      const { texts } = await textsOf(actor, projectId);
      const { manuscript } = texts;
      const bytes = await inTextThread(
        'writeManuscript',
        // A Word file is slow to write, however short it is.
        Number.POSITIVE_INFINITY,
        ...([manuscript, format, language] as const),
      );
      const { name, mediaType } = FILES[format];
      return {
        stream: Readable.from(Buffer.from(bytes)),
        mediaType,
        attachmentName: attachmentNameOf(manuscript.title, name),
      };
    },

    /** Reads a file and names its changes. Nothing is stored. */
    async read(actor: Actor, projectId: string, file: ReceivedFile): Promise<ReadManuscript> {
      const { texts } = await textsOf(actor, projectId);
      // The rules of the upload allow no other extension.
      const extension = extname(file.name)
        .slice(1)
        .toLowerCase() as keyof typeof MANUSCRIPT_EXTENSIONS;
      const read = await inTextThread(
        'readManuscript',
        Number.POSITIVE_INFINITY,
        ...([await readFile(file.path), MANUSCRIPT_EXTENSIONS[extension]] as const),
      );
      if ('fault' in read) {
        const { fault: reason, line } = read;
        const details = { reason, ...(line !== null && { line }) };
        throw new AppError('MANUSCRIPT_UNREADABLE', { details });
      }
      const checked = manuscriptSchema.safeParse(read.manuscript);
      if (!checked.success) {
        const fields = checked.error.issues.map(({ path, message }) => ({
          path: path.join('.'),
          message,
        }));
        throw validationFailed(fields, { code: 'MANUSCRIPT_UNREADABLE' });
      }
      const manuscript = checked.data;
      if (isOfOther(texts, manuscript)) {
        throw new AppError('MANUSCRIPT_OF_OTHER_PROJECT');
      }
      const revisions = texts.scripts.values().map(({ id, revision }) => [id, revision] as const);
      return {
        manuscript,
        revision: texts.revision,
        scriptRevisions: Object.fromEntries(revisions),
        changes: changesOf(texts.manuscript, manuscript),
      };
    },

    /**
     * Stores a manuscript. The structure changes first, if its revision is the newest. Then each
     * changed script is saved, and its version before is kept.
     */
    async take(actor: Actor, projectId: string, taken: Taken, language: Language): Promise<void> {
      const { project, texts } = await textsOf(actor, projectId);
      refuseOutdated(texts, taken);
      const { revision } = taken;
      const manuscript = withIds(taken.manuscript);
      if (revision === null) {
        const [content] = contentsOfManuscript(manuscript);
        if (content) await saveScript(actor, texts.scripts.get(null), { ...content, language });
        return;
      }
      if (changesOf(texts.manuscript, manuscript).isStructureChanged) {
        await courses.saveStructure(project, { structure: structureOf(manuscript), revision });
      }
      for (const content of manuscript.modules.flatMap(({ contents }) => contents)) {
        const contentId = content.id;
        const stored = texts.scripts.get(contentId);
        if (stored) await saveScript(actor, stored, { ...content, language });
        else if (content.script !== '') {
          await addContentScript(db, {
            ...{ projectId: project.id, contentId, language: project.language },
            ...{ originalContent: content.script, provenance: [], errorCode: null },
          });
        }
      }
      await courses.announce(project.id);
    },
  };

  async function saveScript(
    actor: Actor,
    stored: (Parameters<typeof contentOfScript>[0] & { id: string; revision: number }) | undefined,
    { script, language }: { script: string; language: Language },
  ): Promise<void> {
    if (!stored || isSameScript(contentOfScript(stored), script)) return;
    const edit = { content: `${script}\n`, revision: stored.revision };
    await scripts.save(actor, { id: stored.id }, edit, language);
  }
}

/** A newer text is never replaced by a file that was read before it. */
function refuseOutdated({ revision, scripts }: StandingTexts, taken: Taken): void {
  if (taken.revision !== revision) throw new AppError('COURSE_CHANGED_ELSEWHERE');
  for (const script of scripts.values()) {
    if (taken.scriptRevisions[script.id] !== script.revision) {
      throw new AppError('SCRIPT_CHANGED_ELSEWHERE');
    }
  }
}

/** Parts that were added elsewhere get an id. */
function withIds({ modules, ...texts }: Taken['manuscript']) {
  const named = <Part extends { id: string | null }>(part: Part) => ({
    ...part,
    id: part.id ?? randomUUID(),
  });
  return {
    ...texts,
    modules: modules.map((module) => ({ ...named(module), contents: module.contents.map(named) })),
  };
}

function structureOf(manuscript: ReturnType<typeof withIds>): EditedStructure {
  const { painPoints, modules, ...texts } = manuscript;
  return {
    ...texts,
    painPointsAddressed: painPoints,
    modules: modules.map((module) => ({
      ...module,
      contents: module.contents.map(({ script: _script, ...content }) => content),
    })),
  };
}
