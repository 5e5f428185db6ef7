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
} from '../../course-draft.ts';
import { WriterError } from '../../writer-error.ts';
import { passagesUnder } from '../outline.ts';
import { analyseCourse, mostContents } from './analyse-course.ts';
import { writeContentScript } from './content-script.ts';
import { readCourseMaterial } from './course-material.ts';
import { contentAt, contentPlace, moduleAt, type PlacedCourse, placeOf } from './course-places.ts';
import { courseTitle, summarizeCourse } from './course-summary.ts';
import { unitsOf, wordsOf } from './course-units.ts';
import { findSource } from './find-source.ts';
import { describeModule } from './part-descriptions.ts';
import { titlesOf } from './part-titles.ts';
import { planContent, planContents, planModules } from './plan-course.ts';
import { sectionsWithin, withoutGaps } from './source-ranges.ts';
import { createTitleRegister } from './unique-titles.ts';

/** What a course is drafted with, once its documents are read. All functions give the same for the same request. */
export type CourseWriter = {
  /** The course's language: the documents', or the interface's where that is none the writer knows. */
  language: Language;
  analyse: () => CourseAnalysisDraft;
  /**
   * Modules and contents along the documents' own order. Fewer contents than asked where the documents carry no
   * more. Throws `WriterError` COURSE_TOO_LITTLE_CONTENT where they carry none, COURSE_LANGUAGE_UNKNOWN where no
   * course is written in their language.
   */
  draftStructure: (request: CourseDraftRequest & { contentCount: number }) => CourseDraft;
  /** A module planned anew within what its contents come from. Throws CONTENT_WITHOUT_SOURCE where that is nothing. */
  redraftModule: (request: RedraftRequest) => ModuleDraft;
  /** A content planned anew within what it comes from. Throws CONTENT_WITHOUT_SOURCE where that is nothing. */
  redraftContent: (request: RedraftRequest & { contentIndex: number }) => ContentDraft;
  /**
   * What one content says, 60 to 180 s where its part of the documents carries it. A content without sources is
   * looked up by its title. Throws CONTENT_WITHOUT_SOURCE where nothing speaks of it.
   */
  draftScript: (request: ContentScriptRequest) => ContentScriptDraft;
};

/** A unit is at most this share of a content, so that contents can be cut evenly. */
const UNIT_SHARE = 0.55;
const SHORTEST_UNIT = 40;

/**
 * Reads documents once, which is what costs time, and offers every step of a course on them, without any
 * language model: it chooses, orders and frames what the documents say.
 *
 * Throws `WriterError` NO_READABLE_DOCUMENT without documents.
 */
export function createCourseWriter(documents: SourceDocument[], language: Language): CourseWriter {
  const material = readCourseMaterial(documents, language);
  const { roots, weights } = material;

  /** Units short enough for so many contents, at least as many as they are. */
  function unitsFor(sections: typeof roots, contents: number) {
    const words = wordsOf(sections.flatMap(passagesUnder));
    let longest = Math.max(SHORTEST_UNIT, (words / contents) * UNIT_SHARE);
    let units = unitsOf(sections, longest, weights);
    while (units.length < contents && longest > SHORTEST_UNIT / 4) {
      longest /= 1.5;
      units = unitsOf(sections, longest, weights);
    }
    return units;
  }

  const sourcesOfContent = (content: ContentDraft): ContentSource[] =>
    content.sources.length > 0 ? content.sources : findSource(content.title, material);

  function partOf(contents: ContentDraft[]) {
    const sections = sectionsWithin(roots, contents.flatMap(sourcesOfContent));
    if (sections.length === 0) {
      throw new WriterError('CONTENT_WITHOUT_SOURCE', 'no part of the documents belongs to it');
    }
    return sections;
  }

  return {
    language: material.language,

    analyse: () => analyseCourse(material, material.documents, language),

    draftStructure(request) {
      const most = mostContents(material);
      if (most === 0) {
        throw material.isOtherLanguage
          ? new WriterError('COURSE_LANGUAGE_UNKNOWN', 'no course is written in their language')
          : new WriterError('COURSE_TOO_LITTLE_CONTENT', 'too few sentences can be said');
      }
      const wanted = Math.min(request.contentCount, most);
      const units = unitsFor(roots, wanted);
      const contents = Math.min(wanted, units.length);
      const title = courseTitle(request.projectName, material);
      const register = createTitleRegister([{ title, rank: 'course' }], material);
      const planned = planModules(units, contents, request, register, material);
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
        ...summarizeCourse(title, modules, units, request, material),
        modules,
        unusedDocuments: material.unusedDocuments,
      };
    },

    redraftModule(request) {
      const { course, moduleIndex, round } = request;
      const module = moduleAt(course, moduleIndex);
      const sections = partOf(module.contents);
      const units = unitsFor(sections, module.contents.length);
      const register = createTitleRegister(titlesIn(course), material);
      const title = register.take(titlesOf(units, material), 'module', round - 1);
      const count = Math.min(module.contents.length, units.length);
      const place = { title, place: placeOf(course, moduleIndex, 0) };
      const contents = planContents(units, count, request, register, place, material, round);
      const at = moduleIndex + round;
      const description = describeModule(title, contents, units, request, at, material);
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
      const units = unitsFor(partOf([content]), 1);
      const register = createTitleRegister(titlesIn(course), material);
      const { title } = moduleAt(course, moduleIndex);
      const place = { title, place: placeOf(course, moduleIndex, contentIndex) };
      const planned = planContent(units, request, register, place, material, round);
      return { ...planned, sources: sourcesOfContent(content) };
    },

    draftScript(request) {
      const { course, moduleIndex, contentIndex } = request;
      const content = contentAt(course, moduleIndex, contentIndex);
      const sources = sourcesOfContent(content);
      return writeContentScript(
        sources,
        contentPlace(course, moduleIndex, contentIndex),
        request,
        material,
      );
    },
  };
}

/** Contents with as many of the sources as each has, taken from the front. */
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
