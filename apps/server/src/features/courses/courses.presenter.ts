import {
  CONTENT_COUNT_LABELS,
  CONTENT_COUNTS,
  type Course,
  type CourseAnalysis,
  type CourseContent,
  type EditedStructure,
  type Language,
  OWN_COUNT_LABEL,
} from '@tarima/contract';
import { estimateSeconds } from '@tarima/text';
import type { CourseAnalysisDraft } from '@tarima/writer';
import { contentOfScript } from '#server/features/projects/script-content.ts';
import type { scriptsByContent } from '#server/features/projects/scripts.service.ts';
import { presentProblem } from '#server/kit/present-problem.ts';
import { sentenceOfNotice } from './course-notices.ts';
import { contentsOf } from './course-structure.ts';
import type { CourseRow, ScriptRunRow } from './courses.repo.ts';

type StoredScript =
  Awaited<ReturnType<typeof scriptsByContent>> extends Map<unknown, infer Row> ? Row : never;
type Scripts = Map<string | null, StoredScript & { words: number }>;
/** A course with its parts. `course` is null if nothing was planned yet. */
export type WholeCourse = {
  project: { id: string; language: Language };
  course: CourseRow | null;
  run: ScriptRunRow | null;
  scripts: Scripts;
};

const NOTHING: EditedStructure = {
  title: '',
  description: '',
  targetAudience: '',
  painPointsAddressed: [],
  modules: [],
};

export function presentCourse(whole: WholeCourse, language: Language): Course {
  const { project, course, run } = whole;
  const structure = course?.structure ?? NOTHING;
  const order = contentsOf(structure).map(({ id }) => id);
  return {
    ...structure,
    projectId: project.id,
    language: course?.plan?.language ?? project.language,
    revision: course?.revision ?? 0,
    generation: presentWork(course, language),
    writing: presentWork(run, language),
    modules: structure.modules.map((module) => ({
      ...module,
      contents: module.contents.map((content) => ({
        ...content,
        orderIndex: order.indexOf(content.id),
        ...presentContent(content.id, whole, language),
      })),
    })),
    isDesigned: (course?.plan ?? course)?.request.design !== undefined,
    notices: (course?.plan?.notices ?? []).map((notice) => sentenceOfNotice(notice, language)),
  };
}

function presentWork(row: CourseRow | ScriptRunRow | null, language: Language) {
  if (!row) return null;
  const { status, progress, errorCode } = row;
  return { status, progress, error: presentProblem(errorCode, language) };
}

function presentContent(
  contentId: string,
  { course, scripts }: WholeCourse,
  language: Language,
): Pick<CourseContent, 'sources' | 'scriptId' | 'script' | 'scriptError'> {
  const sources = course?.sources[contentId] ?? [];
  const row = scripts.get(contentId);
  if (!row) return { sources, scriptId: null, script: null, scriptError: null };
  const { id, originalContent, editedContent, revision, errorCode, words: wordCount } = row;
  const content = contentOfScript(row);
  const files = [...new Set(sources.map(({ file }) => file))].join(', ');
  return {
    sources,
    scriptId: id,
    script: {
      id,
      originalContent,
      editedContent,
      revision,
      wordCount,
      estimatedSeconds: estimateSeconds(wordCount),
    },
    // An author's own text makes the error obsolete.
    scriptError: content === '' ? presentProblem(errorCode, language, files) : null,
  };
}

/** The analysis of documents that are not read yet. */
export const unknownAnalysis = (status: CourseAnalysis['status']): CourseAnalysis => ({
  status,
  analysis: null,
  recommendation: null,
  alternatives: [],
  mostContents: null,
});

export function presentAnalysis(draft: CourseAnalysisDraft): CourseAnalysis {
  const { recommendation, mostContents, ...analysis } = draft;
  const isEnough = mostContents > 0;
  const contents = Math.max(1, recommendation.contents);
  return {
    status: 'completed',
    analysis,
    recommendation: isEnough ? { ...recommendation, contents } : null,
    alternatives: choicesFor(isEnough ? contents : null).map((choice) => ({
      ...choice,
      recommended: isEnough && choice.contents === contents,
      isCarried: choice.contents <= mostContents,
    })),
    mostContents,
  };
}

type Choice = Pick<CourseAnalysis['alternatives'][number], 'contents' | 'label'>;

/** The options, and the recommended count where it is not among them. */
function choicesFor(recommended: number | null): Choice[] {
  const options = CONTENT_COUNTS.options.map(
    // Labels and options have the same order.
    (contents, index): Choice => ({ contents, label: CONTENT_COUNT_LABELS[index] ?? 'completo' }),
  );
  const isOption = options.some(({ contents }) => contents === recommended);
  return recommended === null || isOption
    ? options
    : [...options, { contents: recommended, label: OWN_COUNT_LABEL }];
}
