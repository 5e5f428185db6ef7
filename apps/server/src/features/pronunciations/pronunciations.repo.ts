import type { CompanyPronunciation, NewPronunciation, SpokenLanguageCode } from '@tarima/contract';
import { foldWritten } from '@tarima/text';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies } from '#server/db/tables/companies.ts';
import { companyPronunciations } from '#server/db/tables/company-pronunciations.ts';

/** Rows in one statement, far below the database's limit of parameters. */
const ROWS_AT_ONCE = 500;

const { id, companyId, language, written, said } = companyPronunciations;
const SHOWN = { id, language, written, said };

/** All pronunciations of a company, by language and alphabet. */
export async function listPronunciations(
  db: Queryable,
  company: string,
): Promise<CompanyPronunciation[]> {
  const rows = await db.select(SHOWN).from(companyPronunciations).where(eq(companyId, company));
  const { compare } = new Intl.Collator('es');
  return rows.sort((a, b) => compare(a.language, b.language) || compare(a.written, b.written));
}

export const listPronunciationsOf = (db: Queryable, company: string, spoken: SpokenLanguageCode) =>
  db
    .select({ written, said })
    .from(companyPronunciations)
    .where(and(eq(companyId, company), eq(language, spoken)))
    .orderBy(companyPronunciations.folded);

/** Until the transaction ends, nobody else adds pronunciations to the company. */
export const lockPronunciations = (tx: Queryable, company: string) =>
  tx.select({ id: companies.id }).from(companies).where(eq(companies.id, company)).for('update');

export async function countPronunciations(db: Queryable, company: string): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(companyPronunciations)
    .where(eq(companyId, company));
  return row?.rows ?? 0;
}

/** Adds the entries, or replaces those of the same word. Each word may occur once. */
export async function savePronunciations(
  tx: Queryable,
  by: { companyId: string; changedBy: string },
  entries: NewPronunciation[],
): Promise<CompanyPronunciation[]> {
  const saved: CompanyPronunciation[] = [];
  for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
    const rows = entries
      .slice(from, from + ROWS_AT_ONCE)
      .map((entry) => ({ ...entry, ...by, folded: foldWritten(entry.written) }));
    const { folded } = companyPronunciations;
    const inserted = await tx
      .insert(companyPronunciations)
      .values(rows)
      .onConflictDoUpdate({
        target: [companyId, language, folded],
        set: {
          written: sql`excluded.written`,
          said: sql`excluded.said`,
          changedBy: sql`excluded.changed_by`,
          changedAt: sql`now()`,
        },
      })
      .returning(SHOWN);
    saved.push(...inserted);
  }
  return saved;
}

/** The deleted word. Null if there was none. */
export async function deletePronunciation(
  tx: Queryable,
  company: string,
  pronunciationId: string,
): Promise<string | null> {
  const [row] = await tx
    .delete(companyPronunciations)
    .where(and(eq(companyId, company), eq(id, pronunciationId)))
    .returning({ written });
  return row?.written ?? null;
}
