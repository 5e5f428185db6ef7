import { pipeline, Readable } from 'node:stream';
import { AUDIT_ACTION_NAMES, type Language } from '@tarima/contract';
import { stringify } from 'csv-stringify';
import type { Queryable } from '#server/db/database.ts';
import { presentEvent } from './audit.presenter.ts';
import { listEventsBefore, type Trail } from './audit.repo.ts';
import { TRAIL_WORDS } from './trail-words.ts';

const LINES_AT_ONCE = 500;
/** Where a cell would begin for a program that takes another sign for the end of cells, with a formula in it. */
const FORMULA_WITHIN = /([,;\t\r\n][" ]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** The trail as CSV, newest first, read while it is sent, so that its length is nobody's memory. */
export function writeTrail(db: Queryable, trail: Trail, language: Language): Readable {
  const { columns, separator } = TRAIL_WORDS[language];
  const table = stringify({
    // By which Excel knows it for UTF-8.
    bom: true,
    delimiter: separator,
    record_delimiter: 'windows',
    quoted: true,
    header: true,
    columns: Object.entries(columns).map(([key, header]) => ({ key, header })),
    escape_formulas: true,
    cast: { string: (text) => text.replace(FORMULA_WITHIN, "$1'") },
  });
  // What goes wrong ends the table with the same error, which its reader sees as a file that is cut off.
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
