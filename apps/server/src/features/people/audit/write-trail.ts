import { pipeline, Readable } from 'node:stream';
import { AUDIT_ACTION_NAMES, type Language } from '@tarima/contract';
import type { Queryable } from '#server/db/database.ts';
import { spreadsheetTable } from '#server/kit/spreadsheet-table.ts';
import { presentEvent } from './audit.presenter.ts';
import { listEventsBefore, type Trail } from './audit.repo.ts';
import { TRAIL_WORDS } from './trail-words.ts';

const LINES_AT_ONCE = 500;

/** The trail as CSV, newest first. Rows are read while they are sent, to keep memory small. */
export function writeTrail(db: Queryable, trail: Trail, language: Language): Readable {
  const { columns, separator } = TRAIL_WORDS[language];
  const table = spreadsheetTable(
    separator,
    Object.entries(columns).map(([key, header]) => ({ key, header })),
  );
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
