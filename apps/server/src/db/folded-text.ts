import { and, type SQL, sql } from 'drizzle-orm';

/** The accents of letters, once they are taken apart. */
const MARKS = '[\u0300-\u036f]';

/** A text without accents and capitals, as people look for it and as lists are ordered. */
export const foldedText = (text: unknown): SQL<string> =>
  sql<string>`lower(regexp_replace(normalize(${text}, NFD), ${MARKS}, '', 'g'))`;

/** Whether a text has every word that is looked for; nothing looked for is no condition. */
export function hasWords(text: unknown, search: string): SQL | undefined {
  const words = search
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .normalize('NFD')
    .replace(new RegExp(MARKS, 'gu'), '')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const hasEach = and(...words.map((word) => sql`strpos(folded, ${word}) > 0`));
  // Folding a text is what takes the time: once for all words, which "offset 0" sees to.
  return sql`(select ${hasEach} from (select ${foldedText(text)} as folded offset 0) as once)`;
}
