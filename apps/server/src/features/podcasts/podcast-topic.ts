import type { WholePodcast } from './podcasts.repo.ts';

/** Characters that a list or podcast app shows in two lines. */
const LONGEST_TOPIC = 90;

/**
 * A podcast's topic: the title of the first usable source, or of the first chapter. Empty until
 * known.
 */
export function topicOf({ script, sources }: Pick<WholePodcast, 'script' | 'sources'>): string {
  const titled = sources.find(({ title, errorCode }) => title.trim() !== '' && !errorCode);
  const topic = (titled?.title ?? script?.chapters[0]?.title ?? '').replace(/\s+/gu, ' ').trim();
  if (topic.length <= LONGEST_TOPIC) return topic;
  return `${topic.slice(0, LONGEST_TOPIC).replace(/[\s,;:]{1,9}\S{0,200}$/u, '')}…`;
}
