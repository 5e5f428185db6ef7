import { and, type SQL, sql } from 'drizzle-orm';

/** The accents that NFD separates from their letters. */
const MARKS = '[\u0300-\u036f]';

/** A text without accents and capitals, for search and for the order of lists. */
export const foldedText = (text: unknown): SQL<string> =>
  sql<string>`lower(regexp_replace(normalize(${text}, NFD), ${MARKS}, '', 'g'))`;

/** True for a text that contains every searched word. Undefined if nothing is searched. */
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
  // Folding is the slow part. `offset 0` makes it happen once for all words.
  return sql`(select ${hasEach} from (select ${foldedText(text)} as folded offset 0) as once)`;
}
