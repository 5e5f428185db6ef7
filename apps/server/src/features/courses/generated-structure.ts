import { randomUUID } from 'node:crypto';
import { CONTENT_COUNTS, type ContentSource, type EditedStructure } from '@tarima/contract';
import type { CourseDraft, DesignedCourse, ModuleDraft } from '@tarima/writer';
import type { CourseNotice } from '#server/db/tables/course-notice.ts';
import type { CoursePlan, CourseRequest } from '#server/db/tables/courses.ts';
import { contentsOf } from './course-structure.ts';

/** Above this, a content leaves out most of what its pages say. */
const MOST_PAGES_PER_CONTENT = 20;

type Sources = Record<string, ContentSource[]>;

/** A drafted course as it is stored. New ids keep old scripts from being taken for new ones. */
export function structureOf(
  draft: CourseDraft,
  request: CourseRequest,
): { plan: CoursePlan; structure: EditedStructure; sources: Sources } {
  const modules = draft.modules.map(moduleOf);
  const { language, title, description, targetAudience, painPointsAddressed } = draft;
  const structure = {
    title,
    description,
    targetAudience,
    painPointsAddressed,
    modules: modules.map(({ module }) => module),
  };
  const sources = Object.assign({}, ...modules.map((made) => made.sources)) as Sources;
  const notices = noticesOf(draft, request, contentsOf(structure).length);
  return { plan: { request, language, notices }, structure, sources };
}

/** The same for a designed course, with the remarks on what its author wrote. */
export function designedStructureOf(draft: DesignedCourse, request: CourseRequest) {
  const { plan, ...generated } = structureOf(draft, request);
  const { notCovered, borrowed } = draft;
  const notices: CourseNotice[] = [
    ...plan.notices,
    ...(notCovered.length > 0 ? [{ kind: 'notCovered' as const, words: notCovered }] : []),
    ...(borrowed.length > 0 ? [{ kind: 'borrowed' as const, modules: borrowed }] : []),
  ];
  return { ...generated, plan: { ...plan, notices } };
}

export type StoredModule = EditedStructure['modules'][number];

export function moduleOf({ title, description, contents }: ModuleDraft): {
  module: StoredModule;
  sources: Sources;
} {
  const made = contents.map(contentOf);
  return {
    module: { id: randomUUID(), title, description, contents: made.map(({ content }) => content) },
    sources: Object.assign({}, ...made.map(({ sources }) => sources)) as Sources,
  };
}

export function contentOf({ title, description, sources }: ModuleDraft['contents'][number]): {
  content: StoredModule['contents'][number];
  sources: Sources;
} {
  const id = randomUUID();
  return { content: { id, title, description }, sources: { [id]: sources } };
}

function noticesOf(draft: CourseDraft, request: CourseRequest, made: number): CourseNotice[] {
  const asked = request.contentCount;
  const fewer: 'fewer' | 'fewerTopics' = request.design ? 'fewerTopics' : 'fewer';
  const pages = draft.modules
    .flatMap(({ contents }) => contents)
    .flatMap(({ sources }) => sources)
    .reduce((sum, source) => sum + source.pages.length, 0);
  const pagesPerContent = Math.round(pages / Math.max(1, made));
  const isLong = pagesPerContent > MOST_PAGES_PER_CONTENT && made < CONTENT_COUNTS.max;
  return [
    ...(made < asked ? [{ kind: fewer, asked, made }] : []),
    ...(draft.unusedDocuments.length > 0
      ? [{ kind: 'otherLanguage' as const, files: draft.unusedDocuments }]
      : []),
    ...(isLong ? [{ kind: 'long' as const, pagesPerContent }] : []),
  ];
}
