import { wordsScore } from './rank-topics.ts';
import type { IndexedTopic, TopicIndex } from './topic-index.ts';

/** A topic needs at least this share of the best score. */
const FLOOR = 0.25;
/** Bonus for neighbours of a good topic, as a share of its score: one theme is about one thing. */
const OF_THEME = 0.25;
/** Minimum score of a topic that would be alone in its module. */
const FLOOR_ALONE = 0.5;

/** The topics on what the author wants to learn. Null if no topic has a word of it. */
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
