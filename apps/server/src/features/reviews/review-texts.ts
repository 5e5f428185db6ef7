import type { Language } from '@tarima/contract';
import type { Queryable } from '#server/db/database.ts';
import { contentOfScript } from '#server/features/projects/script-content.ts';
import {
  type ContentScriptRow,
  scriptsByContent,
} from '#server/features/projects/scripts.service.ts';
import { inTextThread } from '#server/texts/in-text-thread.ts';
import type { ReadScene } from '#server/texts/read-scenes.ts';
import { findStructure, type OpenReview } from './reviews.repo.ts';

type ReviewedContent = {
  /** Null for the only script of a video project. */
  contentId: string | null;
  title: string;
  /** Empty for a video project. */
  moduleTitle: string;
  hasScript: boolean;
};

/** The texts of a project as reviewers read them now. */
export type ReviewTexts = {
  title: string;
  language: Language;
  /** In the order of the course. */
  contents: ReviewedContent[];
  /** Null for an unknown or removed content, and where there is no script yet. */
  scenesOf: (contentId: string | null) => Promise<ReadScene[] | null>;
};

type Project = Pick<OpenReview['project'], 'id' | 'type' | 'name' | 'language'>;

export async function reviewTexts(db: Queryable, project: Project): Promise<ReviewTexts> {
  const scripts = await scriptsByContent(db, project.id);
  const structure = project.type === 'course' ? await findStructure(db, project.id) : null;
  const contentOf = (contentId: string | null, title: string, moduleTitle: string) => ({
    ...{ contentId, title, moduleTitle },
    hasScript: isWritten(scripts.get(contentId)),
  });
  const contents =
    project.type === 'course'
      ? (structure?.modules ?? []).flatMap((module) =>
          module.contents.map(({ id, title }) => contentOf(id, title, module.title)),
        )
      : [contentOf(null, project.name, '')];
  const readable = new Set(
    contents.filter(({ hasScript }) => hasScript).map(({ contentId }) => contentId),
  );
  const read = new Map<string | null, Promise<ReadScene[]>>();
  return {
    title: structure?.title ?? project.name,
    language: scripts.values().next().value?.language ?? project.language,
    contents,
    async scenesOf(contentId) {
      const script = scripts.get(contentId);
      if (!script || !readable.has(contentId)) return null;
      const known = read.get(contentId) ?? scenesOfScript(script);
      read.set(contentId, known);
      return known;
    },
  };
}

/** False for the text that stands for a failed draft. */
const isWritten = (script: ContentScriptRow | undefined): boolean =>
  script !== undefined &&
  (script.originalKind !== 'fallback' || script.editedContent !== null) &&
  contentOfScript(script).trim() !== '';

function scenesOfScript(script: ContentScriptRow): Promise<ReadScene[]> {
  const content = contentOfScript(script);
  return inTextThread('readScenes', content.length, content, script.language);
}
