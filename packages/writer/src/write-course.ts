import type { ContentSource, Language } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type {
  ContentDraft,
  ContentScriptDraft,
  ContentScriptRequest,
  CourseAnalysisDraft,
  CourseDraft,
  CourseDraftRequest,
  ModuleDraft,
  RedraftRequest,
} from './course-draft.ts';
import { frameContent } from './frame/frame-content.ts';
import { analyseCourse, mostContents } from './plan/course/analyse-course.ts';
import { planContentScript } from './plan/course/course-aim.ts';
import { readCourseMaterial } from './plan/course/course-material.ts';
import {
  contentAt,
  contentPlace,
  moduleAt,
  type PlacedCourse,
  placeOf,
} from './plan/course/course-places.ts';
import { courseTitle, summarizeCourse } from './plan/course/course-summary.ts';
import { findSource } from './plan/course/find-source.ts';
import { describeModule } from './plan/course/part-descriptions.ts';
import { titlesOf } from './plan/course/part-titles.ts';
import { planContent, planContents, planModules, saidOf } from './plan/course/plan-course.ts';
import { segmentsFor } from './plan/course/segments.ts';
import { unitsWithin, withoutGaps } from './plan/course/source-ranges.ts';
import { createTitleRegister } from './plan/course/unique-titles.ts';
import { WriterError } from './writer-error.ts';

/**
 * The steps of drafting a course, once its documents are read. The same request always gives the
 * same result.
 */
export type CourseWriter = {
  /**
   * The course's language: the declared one, unless all documents are in another that the writer
   * knows.
   */
  language: Language;
  /** Analyses the documents. The recommendation's reason is in the language `toldIn`. */
  analyse: (toldIn: Language) => CourseAnalysisDraft;
  /**
   * Modules and contents in the documents' own order. They are fewer than asked where text is
   * missing. Throws `WriterError` COURSE_TOO_LITTLE_CONTENT where there is too little for one.
   * Throws COURSE_LANGUAGE_UNKNOWN where no course is written in their language.
   */
  draftStructure: (request: CourseDraftRequest & { contentCount: number }) => CourseDraft;
  /** Plans a module anew from the same sources. Throws CONTENT_WITHOUT_SOURCE where it has none. */
  redraftModule: (request: RedraftRequest) => ModuleDraft;
  /**
   * Plans a content anew from the same sources. Throws CONTENT_WITHOUT_SOURCE where it has none.
   */
  redraftContent: (request: RedraftRequest & { contentIndex: number }) => ContentDraft;
  /**
   * Writes one content: everything speakable in its part of the documents, or as much as its depth
   * allows. A content without sources is looked up by its title. Throws CONTENT_WITHOUT_SOURCE
   * where no part fits.
   */
  draftScript: (request: ContentScriptRequest) => ContentScriptDraft;
};

/**
 * Reads documents once, which is slow, and offers every step of a course on them. It uses no
 * language model: it chooses, orders and frames sentences of the documents.
 *
 * Throws `WriterError` NO_READABLE_DOCUMENT without documents.
 */
export function createCourseWriter(documents: SourceDocument[], language: Language): CourseWriter {
  const material = readCourseMaterial(documents, language);
  const { units: all } = material;

  const sourcesOfContent = (content: ContentDraft): ContentSource[] =>
    content.sources.length > 0 ? content.sources : findSource(content.title, material);

  function partOf(contents: ContentDraft[]) {
    const units = unitsWithin(all, contents.flatMap(sourcesOfContent));
    if (units.length === 0) {
      throw new WriterError('CONTENT_WITHOUT_SOURCE', 'no part of the documents belongs to it');
    }
    return units;
  }

  return {
    language: material.language,

    analyse: (toldIn) => analyseCourse(material, material.documents, toldIn),

    draftStructure(request) {
      const most = mostContents(material);
      if (most === 0) {
        throw material.isOtherLanguage
          ? new WriterError('COURSE_LANGUAGE_UNKNOWN', 'no course is written in their language')
          : new WriterError('COURSE_TOO_LITTLE_CONTENT', 'too few sentences can be said');
      }
      const wanted = Math.min(request.contentCount, most);
      const segments = segmentsFor(all, wanted);
      const contents = Math.min(wanted, segments.length);
      const title = courseTitle(request.projectName, segments, material);
      const register = createTitleRegister([{ title, rank: 'course' }], material);
      const planned = planModules(segments, contents, request, register, material);
      const sources = withoutGaps(
        planned.flatMap((module) => module.contents.flatMap((content) => content.sources)),
        material.documents,
      );
      const modules = planned.map((module) => ({
        ...module,
        contents: withSources(module.contents, sources),
      }));
      return {
        language: material.language,
        title,
        ...summarizeCourse(modules, request, material),
        modules,
        unusedDocuments: material.unusedDocuments,
      };
    },

    redraftModule(request) {
      const { course, moduleIndex, round } = request;
      const module = moduleAt(course, moduleIndex);
      const units = partOf(module.contents);
      const segments = segmentsFor(units, module.contents.length);
      const register = createTitleRegister(titlesIn(course), material);
      const title = register.take(titlesOf(segments, material), 'module', round - 1);
      const count = Math.min(module.contents.length, segments.length);
      const place = placeOf(course, moduleIndex, 0);
      const contents = planContents(segments, count, request, register, place, material, round);
      const said = saidOf(units, request);
      const at = moduleIndex + round;
      const description = describeModule(title, contents, said, request, at, material);
      const end = module.contents.at(-1)?.sources.at(-1);
      const sources = withoutGaps(
        contents.flatMap((content) => content.sources),
        material.documents,
        end,
      );
      return { title, description, contents: withSources(contents, sources) };
    },

    redraftContent(request) {
      const { course, moduleIndex, contentIndex, round } = request;
      const content = contentAt(course, moduleIndex, contentIndex);
      const segments = segmentsFor(partOf([content]), 1);
      const register = createTitleRegister(titlesIn(course), material);
      const place = placeOf(course, moduleIndex, contentIndex);
      const planned = planContent(segments, request, register, place, material, round);
      return { ...planned, sources: sourcesOfContent(content) };
    },

    draftScript(request) {
      const { course, moduleIndex, contentIndex } = request;
      const units = partOf([contentAt(course, moduleIndex, contentIndex)]);
      const plan = planContentScript(units, request);
      return frameContent(plan, contentPlace(course, moduleIndex, contentIndex), request, material);
    },
  };
}

/** Hands the sources out in order, as many to each content as it has. */
function withSources(contents: ContentDraft[], sources: ContentSource[]): ContentDraft[] {
  return contents.map((content) => ({
    ...content,
    sources: sources.splice(0, content.sources.length),
  }));
}

const titlesIn = ({ title, modules }: PlacedCourse) => [
  { title, rank: 'course' as const },
  ...modules.flatMap((module) => [
    { title: module.title, rank: 'module' as const },
    ...module.contents.map((content) => ({ title: content.title, rank: 'content' as const })),
  ]),
];
