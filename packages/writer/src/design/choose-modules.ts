import type { DesignerArea } from '@tarima/contract';
import type { LibraryTheme, Topic } from '@tarima/curriculum';
import { relevantTopics } from './relevant-topics.ts';
import type { IndexedTopic, TopicIndex } from './topic-index.ts';

const FEWEST_MODULES = 4;
const CONTENTS_A_MODULE = 4;
const MOST_BORROWED = 2;
/** The most topics of one theme. Every theme of the library has so many. */
const MOST_TOPICS = 5;

/** A theme of the library with the topics that the course teaches, in teaching order. */
export type ChosenModule = { theme: LibraryTheme; topics: IndexedTopic[] };

const LEVEL_ORDER: Topic['level'][] = ['basico', 'intermedio', 'avanzado'];

/**
 * The modules of a course. Where the author wrote what to learn, only topics on that are taught.
 * They may be fewer than `contents`. Up to two themes of other areas are added for words that the
 * area lacks. Without such a wish it has as many as `contents`. They come evenly from the themes
 * that suit best.
 */
export function chooseModules(
  area: DesignerArea,
  contents: number,
  scoreOf: (topic: IndexedTopic) => number,
  interests: ReadonlyMap<string, number>,
  index: TopicIndex,
): ChosenModule[] {
  const own = index.topics.filter(({ theme }) => theme.area === area);
  const borrowed = themesToBorrow(area, scoreOf, interests, index);
  const inReach = [...own, ...index.topics.filter(({ theme }) => borrowed.includes(theme))];
  const relevant = relevantTopics(inReach, interests, index);
  return relevant
    ? wishedModules(modulesOf(relevant), contents, scoreOf)
    : evenModules(modulesOf(own), contents, scoreOf);
}

const modulesOf = (topics: IndexedTopic[]): ChosenModule[] =>
  [...Map.groupBy(topics, ({ theme }) => theme)].map(([theme, own]) => ({ theme, topics: own }));

/** Takes few themes: single topics from many themes are no course. */
function wishedModules(
  themes: ChosenModule[],
  contents: number,
  scoreOf: (topic: IndexedTopic) => number,
): ChosenModule[] {
  const found: IndexedTopic[] = [];
  for (const [place, { topics }] of byWorth(themes, CONTENTS_A_MODULE, scoreOf).entries()) {
    if (place < FEWEST_MODULES || found.length < contents) found.push(...topics);
  }
  const best = bestOf(found, contents, scoreOf);
  return modulesOf(themes.flatMap(({ topics }) => topics).filter((topic) => best.includes(topic)));
}

/** The themes that suit best, with contents spread evenly over them. */
function evenModules(
  themes: ChosenModule[],
  contents: number,
  scoreOf: (topic: IndexedTopic) => number,
): ChosenModule[] {
  const count =
    contents <= FEWEST_MODULES * MOST_TOPICS
      ? FEWEST_MODULES
      : Math.min(themes.length, Math.ceil(contents / CONTENTS_A_MODULE));
  const best = byWorth(themes, Math.ceil(contents / count), scoreOf).slice(0, count);
  const sizeOf = (module: ChosenModule) => Math.ceil((contents - best.indexOf(module)) / count);
  return themes
    .filter((module) => best.includes(module))
    .map((module) => ({
      theme: module.theme,
      topics: topicsOf(module.topics, sizeOf(module), scoreOf),
    }));
}

/** Themes sorted by the sum of their best topics, `share` of each. */
function byWorth(
  themes: ChosenModule[],
  share: number,
  scoreOf: (topic: IndexedTopic) => number,
): ChosenModule[] {
  const worth = ({ topics }: ChosenModule) =>
    bestOf(topics, share, scoreOf).reduce((sum, topic) => sum + scoreOf(topic), 0);
  return themes.toSorted((a, b) => worth(b) - worth(a));
}

/**
 * The best topics, in teaching order. At least one is of the lowest level, because others build on
 * it.
 */
function topicsOf(
  topics: IndexedTopic[],
  size: number,
  scoreOf: (topic: IndexedTopic) => number,
): IndexedTopic[] {
  const best = bestOf(topics, size, scoreOf);
  const lowest = Math.min(...topics.map(levelOf));
  if (size > 1 && best.every((topic) => levelOf(topic) > lowest)) {
    const [ground] = bestOf(
      topics.filter((topic) => levelOf(topic) === lowest),
      1,
      scoreOf,
    );
    if (ground) best[best.length - 1] = ground;
  }
  return topics.filter((topic) => best.includes(topic));
}

const levelOf = ({ level }: Topic) => LEVEL_ORDER.indexOf(level);

const bestOf = (
  topics: IndexedTopic[],
  count: number,
  scoreOf: (topic: IndexedTopic) => number,
): IndexedTopic[] => topics.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, count);

/** Themes of other areas that name an author's word which the area never uses. */
function themesToBorrow(
  area: DesignerArea,
  scoreOf: (topic: IndexedTopic) => number,
  interests: ReadonlyMap<string, number>,
  index: TopicIndex,
): LibraryTheme[] {
  const [own, others] = [
    index.topics.filter(({ theme }) => theme.area === area),
    index.topics.filter(({ theme }) => theme.area !== area),
  ];
  const foreign = [...interests.keys()].filter((stem) => !own.some((t) => index.treats(t, stem)));
  const found = others
    .filter((topic) => foreign.some((stem) => index.names(topic, stem)))
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .map(({ theme }) => theme);
  return [...new Set(found)].slice(0, MOST_BORROWED);
}
