import { pipeline, Readable } from 'node:stream';
import { AUDIT_ACTION_NAMES, type Language } from '@tarima/contract';
import { stringify } from 'csv-stringify';
import type { Queryable } from '#server/db/database.ts';
import { presentEvent } from './audit.presenter.ts';
import { listEventsBefore, type Trail } from './audit.repo.ts';
import { TRAIL_WORDS } from './trail-words.ts';

const LINES_AT_ONCE = 500;
/** Matches a formula that would start a cell in a program with another separator. */
const FORMULA_WITHIN = /([,;\t\r\n][" ]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** The trail as CSV, newest first. Rows are read while they are sent, to keep memory small. */
export function writeTrail(db: Queryable, trail: Trail, language: Language): Readable {
  const { columns, separator } = TRAIL_WORDS[language];
  const table = stringify({
    // Excel recognizes UTF-8 by it.
    bom: true,
    delimiter: separator,
    record_delimiter: 'windows',
    quoted: true,
    header: true,
    columns: Object.entries(columns).map(([key, header]) => ({ key, header })),
    escape_formulas: true,
    cast: { string: (text) => text.replace(FORMULA_WITHIN, "$1'") },
  });
  // An error also ends the table. Its reader sees a file that is cut off.
  pipeline(Readable.from(rowsOf(db, trail, language)), table, () => undefined);
  return table;
}

async function* rowsOf(db: Queryable, trail: Trail, language: Language) {
  const names = AUDIT_ACTION_NAMES[language];
  let before: string | null = null;
  do {
    const lines = await listEventsBefore(db, trail, { before, limit: LINES_AT_ONCE });
    for (const line of lines) yield { ...presentEvent(line, trail), action: names[line.action] };
    before = lines.at(-1)?.id ?? null;
  } while (before);
}
