import type { CourseDesign, Language } from '@tarima/contract';
import { documentOfTheme, type LibraryTheme, readLibrary } from '@tarima/curriculum';
import type { SourceDocument } from '@tarima/documents';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { splitSentences } from '@tarima/text';
import type { CourseDesignRequest, DesignedCourse } from '../course-design.ts';
import type { ContentDraft, ModuleDraft } from '../course-draft.ts';
import { fillPhrase } from '../pick-phrase.ts';
import { upperFirst } from '../reading/clean-text.ts';
import { ownWordsIn } from '../reading/own-words.ts';
import { createTerms } from '../reading/terms.ts';
import { fieldText, ownWords } from './author-words.ts';
import { type ChosenModule, chooseModules } from './choose-modules.ts';
import { wordsNotCovered } from './not-covered.ts';
import { interestsOf, rankTopics, wishesOf } from './rank-topics.ts';
import { type IndexedTopic, indexTopics } from './topic-index.ts';

const LONGEST_TITLE = 70;
const LONGEST_NAME = 60;
const LONGEST_WISH = 220;
const MOST_PROBLEMS = 10;
const LONGEST_PROBLEM = 300;
const LONGEST_AUDIENCE = 500;

/**
 * Designs a course from the library. Audience, problem and the author's own words choose themes and
 * topics. They stay in teaching order. The documents are the whole area: contents that are added
 * later find their text too.
 */
export async function designCourse({
  design,
  contentCount,
  language,
}: CourseDesignRequest): Promise<DesignedCourse> {
  const library = await readLibrary(language);
  const terms = createTerms(WRITING_LANGUAGES[language].cues);
  const index = indexTopics(library, terms);
  const area = design.interests.option;
  const scoreOf = rankTopics(design, wishesOf(design, terms, language), index);
  const interests = interestsOf(design, terms, language);
  const chosen = chooseModules(area, contentCount, scoreOf, interests, index);
  const topics = chosen.flatMap((module) => module.topics);
  const notCovered = wordsNotCovered(design, topics, index, terms, language);
  const borrowed = chosen.filter(({ theme }) => theme.area !== area).map(({ theme }) => theme);
  const themes = [...library.filter((theme) => theme.area === area), ...borrowed];
  const documents = themes.map((theme) => documentOfTheme(theme, language));
  const modules = chosen.map((module) => moduleOf(module, documents));
  return {
    language,
    ...describe(design, modules, { language, keepsWords: notCovered.length === 0 }),
    modules,
    unusedDocuments: [],
    documents,
    notCovered,
    borrowed: borrowed.map((theme) => ({ title: theme.title, area: theme.area })),
  };
}

function moduleOf({ theme, topics }: ChosenModule, documents: SourceDocument[]): ModuleDraft {
  return {
    title: theme.title,
    description: theme.description,
    contents: topics.map((topic) => contentOfTopic(topic, theme, documents)),
  };
}

/** A topic as a content. Its source is the topic's page in its theme's document. */
export function contentOfTopic(
  topic: Pick<IndexedTopic, 'title' | 'goal'>,
  theme: Pick<LibraryTheme, 'title'>,
  documents: SourceDocument[],
): ContentDraft {
  const blocks = documents.find(({ fileName }) => fileName === theme.title)?.blocks ?? [];
  const heading = blocks.find(
    ({ kind, sentences }) =>
      kind === 'heading' && sentences.map(({ text }) => text).join(' ') === topic.title,
  );
  const sentences = blocks
    .filter(({ page }) => page === heading?.page)
    .flatMap((block) => block.sentences);
  const [first, last] = [sentences[0], sentences.at(-1)];
  return {
    title: topic.title,
    description: topic.goal,
    sources:
      heading && first && last
        ? [{ file: theme.title, pages: [heading.page], from: first.id, to: last.id }]
        : [],
  };
}

/** `keepsWords`: the course treats all of the author's words, so they may be its title. */
function describe(
  design: CourseDesign,
  modules: ModuleDraft[],
  { language, keepsWords }: { language: Language; keepsWords: boolean },
) {
  const { titles, promises, audiences, route, routeOfOne, wish } =
    WRITING_LANGUAGES[language].design;
  const { interests, painPoints, targetAudience } = design;
  const wanted = ownWordsIn(language, ownWords(design, 'interests'), language);
  const isTitle =
    keepsWords && wanted !== '' && wanted.length <= LONGEST_TITLE && !/[.!?¿¡\n]./u.test(wanted);
  const contents = modules.reduce((sum, module) => sum + module.contents.length, 0);
  const sentences = [
    fillPhrase(promises[painPoints.option], {
      audience: audienceOf(design, language) || audiences[targetAudience.option],
    }),
    ...(wanted && !isTitle && wanted.length <= LONGEST_WISH
      ? [fillPhrase(wish, { wish: bare(wanted) })]
      : []),
    fillPhrase(modules.length > 1 ? route : routeOfOne, {
      first: modules[0]?.title ?? '',
      last: modules.at(-1)?.title ?? '',
      modules: String(modules.length),
      contents: String(contents),
    }),
  ];
  return {
    title: isTitle ? upperFirst(bare(wanted)) : titles[interests.option][painPoints.option],
    description: sentences.join(' '),
    targetAudience: fieldText(design, 'targetAudience', language).slice(0, LONGEST_AUDIENCE),
    painPointsAddressed: splitSentences(fieldText(design, 'painPoints', language), language)
      .slice(0, MOST_PROBLEMS)
      .map((problem) => problem.slice(0, LONGEST_PROBLEM)),
  };
}

/** The author's own words for an audience. Empty if they do not fit into a sentence. */
function audienceOf(design: CourseDesign, language: Language): string {
  const words = bare(ownWordsIn(language, ownWords(design, 'targetAudience'), language));
  if (words.length > LONGEST_NAME || /[.!?¿¡\n:;]/u.test(words)) return '';
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

const bare = (text: string) => text.replace(/\s+/gu, ' ').replace(/(?<![.,;:\s])[.,;:\s]+$/u, '');
