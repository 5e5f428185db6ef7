import type { LibraryTheme, LibraryTopic } from '@tarima/curriculum';
import type { Terms } from '../reading/terms.ts';

/** Weight of a word by its place in a topic. */
const WEIGHT = { title: 3, goal: 2, theme: 1, body: 0.5 } as const;
const MOST_IN_BODY = 4;
/** A topic treats a word from so many uses in its text on. */
const ENOUGH_IN_BODY = 2;

export type IndexedTopic = LibraryTopic & { theme: LibraryTheme };

/** Weighs each topic of a library for a word, given by its stem. */
export type TopicIndex = {
  topics: IndexedTopic[];
  /** 0 where a topic lacks the word. */
  weight: (topic: IndexedTopic, stem: string) => number;
  names: (topic: IndexedTopic, stem: string) => boolean;
  /** True if title, goal or theme has the word, or the text repeats it. */
  treats: (topic: IndexedTopic, stem: string) => boolean;
  /** Higher for words that few topics have. */
  rarity: (stem: string) => number;
};

export function indexTopics(library: LibraryTheme[], terms: Terms): TopicIndex {
  const topics = library.flatMap((theme) => theme.topics.map((topic) => ({ ...topic, theme })));
  const stems = new Map(topics.map((topic) => [topic, stemsOf(topic, terms)]));
  const frequency = new Map<string, number>();
  for (const { body, title, goal } of stems.values()) {
    for (const stem of new Set([...body.keys(), ...title, ...goal])) {
      frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
    }
  }
  const of = (topic: IndexedTopic) => {
    const known = stems.get(topic);
    if (!known) throw new Error('the topic is not of this index');
    return known;
  };
  const names = (topic: IndexedTopic, stem: string) =>
    of(topic).title.has(stem) || of(topic).goal.has(stem);
  return {
    topics,
    names,
    weight(topic, stem) {
      const { title, goal, theme, body } = of(topic);
      return (
        (title.has(stem) ? WEIGHT.title : 0) +
        (goal.has(stem) ? WEIGHT.goal : 0) +
        (theme.has(stem) ? WEIGHT.theme : 0) +
        Math.min(MOST_IN_BODY, body.get(stem) ?? 0) * WEIGHT.body
      );
    },
    treats: (topic, stem) =>
      names(topic, stem) ||
      of(topic).theme.has(stem) ||
      (of(topic).body.get(stem) ?? 0) >= ENOUGH_IN_BODY,
    rarity: (stem) => Math.log((1 + topics.length) / (1 + (frequency.get(stem) ?? 0))),
  };
}

function stemsOf({ title, goal, body, theme }: IndexedTopic, terms: Terms) {
  const counts = new Map<string, number>();
  for (const stem of terms.of(body)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return {
    title: new Set(terms.of(title)),
    goal: new Set(terms.of(goal)),
    theme: new Set(terms.of(`${theme.title} ${theme.description}`)),
    body: counts,
  };
}
