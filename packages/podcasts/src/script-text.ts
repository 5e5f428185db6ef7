import type { Episode } from './episode.ts';

/** The conversation as plain text: name, tagline, then each turn under its speaker's name. */
export function formatScript({
  name,
  tagline,
  speakers,
  turns,
  chapters,
}: Pick<Episode, 'name' | 'tagline' | 'turns' | 'chapters'> & {
  speakers: { [Key in keyof Episode['speakers']]: { name: string } };
}): string {
  const titles = new Map(chapters.map(({ title, turn }) => [turn, title]));
  const lines = turns.flatMap(({ speaker, text }, index) => {
    const title = titles.get(index);
    return [...(title ? [`[${title}]`] : []), `${speakers[speaker].name}: ${text}`];
  });
  return `${[name, ...(tagline ? [tagline] : []), '', lines.join('\n\n')].join('\n')}\n`;
}
