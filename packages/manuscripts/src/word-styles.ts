/**
 * The styles that tell what a paragraph is. Own names, because word processors translate those of
 * the built-in styles. `basedOn` gives each its looks and its place in the navigation.
 */
export const WORD_STYLES = {
  course: { id: 'TarimaCourse', name: 'Tarima Course', basedOn: 'Title' },
  audience: { id: 'TarimaAudience', name: 'Tarima Audience', basedOn: 'Normal' },
  problem: { id: 'TarimaProblem', name: 'Tarima Problem', basedOn: 'Normal' },
  module: { id: 'TarimaModule', name: 'Tarima Module', basedOn: 'Heading1' },
  content: { id: 'TarimaContent', name: 'Tarima Content', basedOn: 'Heading2' },
  description: { id: 'TarimaDescription', name: 'Tarima Description', basedOn: 'Normal' },
  script: { id: 'TarimaScript', name: 'Tarima Script', basedOn: 'Normal' },
} as const;
export type WordStyle = keyof typeof WORD_STYLES;

/** A bookmark's name may hold letters, digits and underscores, and begins with a letter. */
export const bookmarkOf = (id: string): string => `t${id.replaceAll('-', '')}`;

/** Null for a bookmark of somebody else. */
export function idOfBookmark(name: string): string | null {
  const hex = /^t([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/u.exec(name);
  return hex ? hex.slice(1).join('-') : null;
}
