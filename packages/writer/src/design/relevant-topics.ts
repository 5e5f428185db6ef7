import { wordsScore } from './rank-topics.ts';
import type { IndexedTopic, TopicIndex } from './topic-index.ts';

/** A topic that is worth less than this share of the best one is not what was asked for. */
const FLOOR = 0.25;
/** What the best topic of a theme adds to its neighbours, which are about the same. */
const OF_THEME = 0.25;
/** A topic that would stand alone in its module has to be about the matter itself. */
const FLOOR_ALONE = 0.5;

/**
 * The topics that speak of what the author wants to learn; null where that says nothing: no word of it
 * is in the topics.
 */
export function relevantTopics(
  topics: IndexedTopic[],
  interests: ReadonlyMap<string, number>,
  index: TopicIndex,
): IndexedTopic[] | null {
  const words = new Map(topics.map((topic) => [topic, wordsScore(topic, interests, index)]));
  const most = Math.max(0, ...words.values());
  if (most === 0) return null;
  const shareOf = (topic: IndexedTopic) => (words.get(topic) ?? 0) / most;
  return [...Map.groupBy(topics, ({ theme }) => theme).values()].flatMap((neighbours) => {
    const ofTheme = OF_THEME * Math.max(...neighbours.map(shareOf));
    const relevant = neighbours.filter((topic) => shareOf(topic) + ofTheme >= FLOOR);
    return relevant.length > 1
      ? relevant
      : relevant.filter((topic) => shareOf(topic) >= FLOOR_ALONE);
  });
}
