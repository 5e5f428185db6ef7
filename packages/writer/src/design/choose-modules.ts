import type { DesignerArea } from '@tarima/contract';
import type { LibraryTheme, Topic } from '@tarima/curriculum';
import type { IndexedTopic, TopicIndex } from './topic-index.ts';

const FEWEST_MODULES = 4;
const CONTENTS_A_MODULE = 4;
const MOST_BORROWED = 2;
const FEWEST_TOPICS = 2;
/** Of one theme; every theme has as many. */
const MOST_TOPICS = 5;
/** A theme worth less than this share of the best one is not what was wished for. */
const WEAK = 0.5;

/** A theme of the library with the topics of it that the course teaches, in teaching order. */
export type ChosenModule = { theme: LibraryTheme; topics: IndexedTopic[] };

const LEVEL_ORDER: Topic['level'][] = ['basico', 'intermedio', 'avanzado'];

/**
 * The modules of a course: the themes of the area that suit best, and up to two of other areas for words
 * that the area itself does not have. Together they have exactly so many contents.
 */
export function chooseModules(
  area: DesignerArea,
  contents: number,
  scoreOf: (topic: IndexedTopic) => number,
  wishes: ReadonlyMap<string, number>,
  index: TopicIndex,
): ChosenModule[] {
  const byTheme = Map.groupBy(index.topics, ({ theme }) => theme);
  const own = [...byTheme.keys()].filter((theme) => theme.area === area);
  const count =
    contents <= FEWEST_MODULES * MOST_TOPICS
      ? FEWEST_MODULES
      : Math.min(own.length, Math.ceil(contents / CONTENTS_A_MODULE));
  const share = Math.ceil(contents / count);
  const topicsIn = (theme: LibraryTheme) => byTheme.get(theme) ?? [];
  const worth = (theme: LibraryTheme) =>
    bestOf(topicsIn(theme), share, scoreOf).reduce((sum, topic) => sum + scoreOf(topic), 0);
  const order = (theme: LibraryTheme) => [...byTheme.keys()].indexOf(theme);
  const borrowed = themesToBorrow(area, scoreOf, wishes, index);
  const themes = own
    .sort((a, b) => worth(b) - worth(a) || order(a) - order(b))
    .slice(0, count - borrowed.length);
  // A wish for one thing is not spread over what it does not ask for.
  const [best, last] = [themes[0], themes.at(-1)];
  const isNarrow = best && last && wishes.size > 0 && worth(last) < worth(best) * WEAK;
  if (isNarrow && contents <= (themes.length + borrowed.length - 1) * MOST_TOPICS) themes.pop();
  const spread = wishes.size > 0 ? 1 : 0;
  const sizes = sizesOf(contents, [...themes, ...borrowed], spread, topicsIn, scoreOf);
  const inOrder = [...themes.sort((a, b) => order(a) - order(b)), ...borrowed];
  return inOrder.map((theme) => ({
    theme,
    topics: topicsOf(topicsIn(theme), sizes.get(theme) ?? 0, scoreOf),
  }));
}

/** Evenly, but for `spread` more or less where that suits better; at least two of each theme. */
function sizesOf(
  contents: number,
  themes: LibraryTheme[],
  spread: number,
  topicsIn: (theme: LibraryTheme) => IndexedTopic[],
  scoreOf: (topic: IndexedTopic) => number,
): Map<LibraryTheme, number> {
  const even = Math.ceil(contents / themes.length);
  const most = Math.min(MOST_TOPICS, even + spread);
  const fewest = Math.max(FEWEST_TOPICS, Math.floor(contents / themes.length) - spread);
  const sizes = new Map(themes.map((theme) => [theme, fewest]));
  const next = (theme: LibraryTheme) => {
    const size = sizes.get(theme) ?? 0;
    const topic = size < most ? bestOf(topicsIn(theme), size + 1, scoreOf).at(-1) : undefined;
    return topic ? scoreOf(topic) : Number.NEGATIVE_INFINITY;
  };
  for (let left = contents - fewest * themes.length; left > 0; left -= 1) {
    const [wanted] = themes.toSorted((a, b) => next(b) - next(a));
    if (wanted) sizes.set(wanted, (sizes.get(wanted) ?? 0) + 1);
  }
  return sizes;
}

/** The best topics, in teaching order; never only what builds on topics that were left out. */
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

/** Themes of other areas whose topics name a written word of which the area itself never speaks. */
function themesToBorrow(
  area: DesignerArea,
  scoreOf: (topic: IndexedTopic) => number,
  wishes: ReadonlyMap<string, number>,
  index: TopicIndex,
): LibraryTheme[] {
  const [own, others] = [
    index.topics.filter(({ theme }) => theme.area === area),
    index.topics.filter(({ theme }) => theme.area !== area),
  ];
  const foreign = [...wishes.keys()].filter((stem) => !own.some((t) => index.treats(t, stem)));
  const found = others
    .filter((topic) => foreign.some((stem) => index.names(topic, stem)))
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .map(({ theme }) => theme);
  return [...new Set(found)].slice(0, MOST_BORROWED);
}
