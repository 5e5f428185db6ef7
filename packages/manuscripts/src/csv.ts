import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { type Manuscript, oneLine, plainText } from './manuscript.ts';
import { ManuscriptError } from './manuscript-error.ts';

const COLUMNS = ['part', 'id', 'title', 'description', 'script'] as const;
type Row = Record<(typeof COLUMNS)[number], string>;
const BOM = '\uFEFF';

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

/** Reads what `writeCsv` wrote. Throws `ManuscriptError` with the row at fault, as its line. */
export function readCsv(text: string): Manuscript {
  const rows = readRows(text);
  const manuscript: Manuscript = {
    ...{ title: '', description: '', targetAudience: '', painPoints: [], modules: [] },
  };
  for (const [index, row] of rows.entries()) {
    const cell = (name: keyof Row) => plainText(withoutMark(row[name] ?? ''));
    const part = {
      id: cell('id') || null,
      title: oneLine(cell('title')),
      description: cell('description'),
    };
    const kind = cell('part');
    if (kind === 'course')
      Object.assign(manuscript, { title: part.title, description: part.description });
    else if (kind === 'audience') manuscript.targetAudience = part.title;
    else if (kind === 'problem') manuscript.painPoints.push(part.title);
    else if (kind === 'module') manuscript.modules.push({ ...part, contents: [] });
    else if (kind === 'content') {
      const module = manuscript.modules.at(-1);
      if (!module) throw new ManuscriptError('a content stands before the first module', index + 2);
      module.contents.push({ ...part, script: cell('script') });
    } else throw new ManuscriptError('the first column says no part', index + 2);
  }
  return manuscript;
}

function readRows(text: string): Partial<Row>[] {
  // The header names the separator: it follows the first column's name.
  const delimiter = /^\uFEFF?"?part"?([,;\t])/u.exec(text)?.[1];
  if (!delimiter) throw new ManuscriptError('the first row does not name the columns', 1);
  try {
    return parse(text, {
      bom: true,
      columns: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    throw new ManuscriptError(`no table: ${error instanceof Error ? error.message : ''}`);
  }
}

/** A cell that begins like a formula would be one in a spreadsheet program. */
const withMark = (cell: string): string => (/^['=+\-@\t＝＋－＠]/u.test(cell) ? `'${cell}` : cell);
const withoutMark = (cell: string): string => cell.replace(/^'/u, '');
