import type { CourseDesign, Language } from '@tarima/contract';
import { type LibraryTheme, readLibrary } from '@tarima/curriculum';
import type { SourceDocument } from '@tarima/documents';
import { WRITING_LANGUAGES } from '@tarima/languages';
import type {
  ContentDraft,
  ContentScriptDraft,
  ContentScriptRequest,
  ModuleDraft,
  RedraftRequest,
} from '../course-draft.ts';
import { type CourseMaterial, readCourseMaterial } from '../plan/course/course-material.ts';
import {
  contentAt,
  contentPlace,
  moduleAt,
  type PlacedCourse,
} from '../plan/course/course-places.ts';
import { findSource } from '../plan/course/find-source.ts';
import { createTerms } from '../reading/terms.ts';
import { WriterError } from '../writer-error.ts';
import { contentOfTopic } from './design-course.ts';
import { writeDesignedScript } from './design-script.ts';
import { rankTopics, wishesOf } from './rank-topics.ts';
import { indexTopics } from './topic-index.ts';

/** A topic that the course does not teach yet, as a content. */
type FreeTopic = { theme: LibraryTheme; content: ContentDraft; score: number };

/**
 * The later steps on a designed course, as `createCourseWriter` has them for documents. A new plan
 * teaches other topics of the library. Throws `WriterError` LIBRARY_EXHAUSTED where none is left.
 */
export function createDesignWriter(
  documents: SourceDocument[],
  language: Language,
  design: CourseDesign,
) {
  let read: CourseMaterial | undefined;
  const material = () => {
    read ??= readCourseMaterial(documents, language);
    return read;
  };

  /** The topics that the course could still teach, the best first. */
  async function freeTopics(course: PlacedCourse): Promise<FreeTopic[]> {
    const terms = createTerms(WRITING_LANGUAGES[language].cues);
    const index = indexTopics(await readLibrary(language), terms);
    const scoreOf = rankTopics(design, wishesOf(design, terms, language), index);
    const taught = new Set(contentsOf(course).flatMap(({ sources }) => sources.map(keyOf)));
    return index.topics
      .map((topic) => ({
        theme: topic.theme,
        content: contentOfTopic(topic, topic.theme, documents),
        score: scoreOf(topic),
      }))
      .filter(
        ({ content: { sources } }) =>
          sources.length > 0 && !taught.has(sources.map(keyOf)[0] ?? ''),
      )
      .sort((a, b) => b.score - a.score);
  }

  return {
    /**
     * Another theme with as many contents. Where every theme is taught, other topics of the same
     * theme.
     */
    async redraftModule({ course, moduleIndex, round }: RedraftRequest): Promise<ModuleDraft> {
      const module = moduleAt(course, moduleIndex);
      const files = filesOf(contentsOf(course));
      const free = await freeTopics(course);
      const fresh = free.filter(({ theme }) => !files.has(theme.title));
      const own = filesOf(module.contents);
      const themes = [...new Set((fresh.length > 0 ? fresh : free).map(({ theme }) => theme))];
      const theme =
        fresh.length > 0 ? itemOfRound(themes, round) : themes.find(({ title }) => own.has(title));
      if (!theme) throw exhausted();
      const contents = free
        .filter((topic) => topic.theme === theme)
        .slice(0, Math.max(1, module.contents.length))
        .map(({ content }) => content)
        .sort((a, b) => pageOf(a) - pageOf(b));
      return { title: theme.title, description: theme.description, contents };
    },

    /** Another topic, of the same theme where one is left. */
    async redraftContent({
      course,
      moduleIndex,
      contentIndex,
      round,
    }: RedraftRequest & { contentIndex: number }): Promise<ContentDraft> {
      const files = filesOf([
        contentAt(course, moduleIndex, contentIndex),
        ...moduleAt(course, moduleIndex).contents,
      ]);
      const free = await freeTopics(course);
      const near = free.filter(({ theme }) => files.has(theme.title));
      const topic = itemOfRound(near.length > 0 ? near : free, round);
      if (!topic) throw exhausted();
      return topic.content;
    },

    /** The whole text of its topic. A content without sources is looked up by its title. */
    draftScript({ course, moduleIndex, contentIndex }: ContentScriptRequest): ContentScriptDraft {
      const content = contentAt(course, moduleIndex, contentIndex);
      const sources = content.sources.length > 0 ? content.sources : pageAbout(content.title);
      const place = contentPlace(course, moduleIndex, contentIndex);
      const script = writeDesignedScript(sources, place, design, material());
      if (script) return script;
      throw new WriterError('CONTENT_WITHOUT_SOURCE', 'no topic of the library belongs to it');
    },
  };

  /** The whole page of the topic that fits a title best. */
  function pageAbout(title: string) {
    return findSource(title, material()).map((source) => {
      const sentences = documents
        .find(({ fileName }) => fileName === source.file)
        ?.blocks.filter(({ page }) => page === source.pages[0])
        .flatMap((block) => block.sentences);
      return {
        ...source,
        from: sentences?.[0]?.id ?? source.from,
        to: sentences?.at(-1)?.id ?? source.to,
      };
    });
  }
}

const exhausted = () => new WriterError('LIBRARY_EXHAUSTED', 'every topic is taught already');

const contentsOf = ({ modules }: PlacedCourse) => modules.flatMap(({ contents }) => contents);

const filesOf = (contents: ContentDraft[]): ReadonlySet<string> =>
  new Set(contents.flatMap(({ sources }) => sources.map(({ file }) => file)));

const keyOf = ({ file, pages }: ContentDraft['sources'][number]) => `${file} ${pages[0]}`;

const pageOf = ({ sources }: ContentDraft) => sources[0]?.pages[0] ?? 0;

/** Rounds count from 1, one item a round. */
const itemOfRound = <Item>(items: Item[], round: number): Item | undefined =>
  items[(round - 1) % (items.length || 1)];
