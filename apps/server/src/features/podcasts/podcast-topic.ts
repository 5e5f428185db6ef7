import type { WholePodcast } from './podcasts.repo.ts';

/** What a list or a podcast app shows of a title on one or two lines. */
const LONGEST_TOPIC = 90;

/**
 * What a podcast is about: the title of the first source that gave something and has one, or its
 * first chapter's. Empty until that is known.
 */
export function topicOf({ script, sources }: Pick<WholePodcast, 'script' | 'sources'>): string {
  const titled = sources.find(({ title, errorCode }) => title.trim() !== '' && !errorCode);
  const topic = (titled?.title ?? script?.chapters[0]?.title ?? '').replace(/\s+/gu, ' ').trim();
  if (topic.length <= LONGEST_TOPIC) return topic;
  return `${topic.slice(0, LONGEST_TOPIC).replace(/[\s,;:]{1,9}\S{0,200}$/u, '')}…`;
}
