import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { type Manuscript, oneLine, plainText } from './manuscript.ts';
import { ManuscriptError } from './manuscript-error.ts';

const COLUMNS = ['part', 'id', 'title', 'description', 'script'] as const;
type Row = Record<(typeof COLUMNS)[number], string>;
const BOM = '\uFEFF';
/** Spreadsheet programs may name the separator in a line before all rows. That line has no number. */
const SEPARATOR_LINE = /^"?sep=([,;\t])"?\r?\n/iu;

/**
 * Writes a manuscript as a table, a row for each part: `course`, `audience`, `problem`, `module`
 * and `content`. It opens with a byte order mark, by which Excel knows UTF-8. Excel splits at the
 * list separator of its region, so `delimiter` follows the reader's language.
 */
export function writeCsv(manuscript: Manuscript, delimiter: ',' | ';'): string {
  const row = (part: string, values: Partial<Row>): Row => ({
    ...{ part, id: '', title: '', description: '', script: '' },
    ...values,
  });
  const ofPart = (part: { id: string | null; title: string; description: string }) => ({
    id: part.id ?? '',
    title: oneLine(part.title),
    description: plainText(part.description),
  });
  const rows = [
    row('course', ofPart({ ...manuscript, id: null })),
    row('audience', { title: oneLine(manuscript.targetAudience) }),
    ...manuscript.painPoints.map((problem) => row('problem', { title: oneLine(problem) })),
    ...manuscript.modules.flatMap((module) => [
      row('module', ofPart(module)),
      ...module.contents.map((content) =>
        row('content', { ...ofPart(content), script: plainText(content.script) }),
      ),
    ]),
  ];
  const marked = rows.map((cells) => COLUMNS.map((column) => withMark(cells[column])));
  return BOM + stringify(marked, { delimiter, header: true, columns: [...COLUMNS] });
}

/**
 * Reads what `writeCsv` wrote, in the forms in which spreadsheet programs give it back. Throws
 * `ManuscriptError` with the row at fault, as its line.
 */
export function readCsv(text: string): Manuscript {
  const manuscript: Manuscript = {
    ...{ title: '', description: '', targetAudience: '', painPoints: [], modules: [] },
  };
  for (const { cells, line } of readRows(text)) {
    const part = {
      id: cells.id.toLowerCase() || null,
      title: oneLine(cells.title),
      description: cells.description,
    };
    const kind = cells.part.toLowerCase();
    if (kind === 'course')
      Object.assign(manuscript, { title: part.title, description: part.description });
    else if (kind === 'audience') manuscript.targetAudience = part.title;
    else if (kind === 'problem') manuscript.painPoints.push(part.title);
    else if (kind === 'module') manuscript.modules.push({ ...part, contents: [] });
    else if (kind === 'content') {
      const module = manuscript.modules.at(-1);
      if (!module) throw new ManuscriptError('a content stands before the first module', line);
      module.contents.push({ ...part, script: cells.script });
    } else throw new ManuscriptError('the row does not say which part it is', line);
  }
  return manuscript;
}

/** The rows below the header, by its names. Blank rows count, because programs number them. */
function readRows(text: string): { cells: Row; line: number }[] {
  const [header, ...rows] = recordsOf(text)
    .map((record, index) => ({ record, line: index + 1 }))
    .filter(({ record }) => record.some((cell) => cell.trim()));
  const names = header?.record.map((cell) => cell.trim().toLowerCase()) ?? [];
  const missing = COLUMNS.filter((column) => !names.includes(column));
  // Without a column all its texts would count as emptied.
  if (missing.length > 0) {
    throw new ManuscriptError(`there is no column ${missing.join(', ')}`, header?.line ?? 1);
  }
  return rows.map(({ record, line }) => {
    const cell = (column: keyof Row) => plainText(withoutMark(record[names.indexOf(column)] ?? ''));
    const [part, id, title] = [cell('part'), cell('id'), cell('title')];
    return {
      cells: { part, id, title, description: cell('description'), script: cell('script') },
      line,
    };
  });
}

function recordsOf(marked: string): string[][] {
  const text = marked.replace(BOM, '');
  const named = SEPARATOR_LINE.exec(text);
  const table = text.slice(named?.[0].length ?? 0);
  try {
    // The names of the columns have no separator in them, so the first one separates.
    const delimiter = named?.[1] ?? /[,;\t]/u.exec(table)?.[0] ?? ',';
    return parse(table, { delimiter, relax_column_count: true });
  } catch (error) {
    // It counts the rows that it has read.
    const line = error instanceof CsvError ? Number(error.records) + 1 : null;
    throw new ManuscriptError(`no table: ${error instanceof Error ? error.message : ''}`, line);
  }
}

/** A cell that begins like a formula would be one in a spreadsheet program. */
const withMark = (cell: string): string => (/^['=+\-@\t＝＋－＠]/u.test(cell) ? `'${cell}` : cell);
const withoutMark = (cell: string): string => cell.replace(/^'/u, '');
