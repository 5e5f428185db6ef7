import { type DraftBlock, textOfBlock } from './draft-document.ts';

/** Names of sections that only list things, in six languages. */
const CONTENTS =
  /^(table of contents|contents|list of (figures|tables)|(tabla de )?contenidos?|tabla de materias|índice( general| de (contenidos?|tablas|figuras|cuadros|ilustraciones))?|sumario|conteúdos?|sumário|índice geral|lista de (figuras|tabelas|tablas|cuadros|quadros)|table des matières|sommaire|inhalt(sverzeichnis)?|indice( generale)?)$/;
const REFERENCES =
  /^(references?( list)?|bibliography|works cited|referencias( bibliográficas)?|bibliografía|referências( bibliográficas)?|bibliografia|références|bibliographie|literaturverzeichnis|quellenverzeichnis|riferimenti( bibliografici)?)$/;
const INDEX =
  /^(index|subject index|índice (alfabético|analítico|temático|onomástico|remissivo)|stichwortverzeichnis|sachregister|indice analitico)$/;

/** `Ventas por región ........ 12`, as in a table of contents. */
const LEADERS = /(?:(?<!\.\s?)(?:\.\s?){4,}|(?<![….])[….]{3,})\s*([\divxlc]+)$/i;
const DOTS = /(\.\s?){4,}|[….]{3,}/g;
const ENDS_IN_NUMBER = /\s[\divxlc]+$/i;
/** Citations put the year after punctuation, before a volume or at the end. Prose puts it after a word. */
const YEAR_CITED =
  /[(,.;:]\s*(19|20)\d\d[a-z]?\b|\b(19|20)\d\d\s*[;:]|\b(19|20)\d\d[a-z]?[.)\]]*$/i;
const SOURCE_CITED = /doi\b|ISBN|\bpp?\.\s?\d|et al\b|^\s*\[\w+\]/i;
/** An address in the middle of a sentence is no citation. */
const ADDRESS_CITED = /(https?:|www\.)\S+(?!\S)(?!\s+\p{Ll})/u;

/** `Allen, F. (2000). Financial Contagion.` needs no heading to be a reference. */
const CITED_WORK =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?, \p{Lu}\.[^()]{0,80}\((?:19|20)\d\d[a-z]?\)\./u;

const INDEXED = /,?\s\d+(,|$|–|-)/;

/** Page numbers may exceed the page count in excerpts and later volumes. Numbers in forms exceed it by far more. */
const NUMBERED_ON = 20;

/** A table of contents in cells has at least so many rows. */
const FEWEST_ROWS = 4;

/** Share of the document: a larger section is content, whatever its heading says. */
const LARGEST_SHARE = 0.4;

/**
 * Leaves out tables of contents and turns references and indexes into reference blocks. Both
 * heading and lines must match, so that a chapter called "Index" stays.
 */
export function separateBackMatter(blocks: DraftBlock[], pageCount: number): DraftBlock[] {
  const total = blocks.reduce((sum, block) => sum + textOfBlock(block).length, 0);
  const kept: DraftBlock[] = [];
  let at = 0;
  while (at < blocks.length) {
    const block = blocks[at];
    if (!block) break;
    const name = nameOf(block);
    const end = name === undefined ? at : backMatterEnd(blocks, at, name);
    const section = blocks.slice(at, end);
    const size = section.reduce((sum, part) => sum + textOfBlock(part).length, 0);
    if (end > at && size <= Math.max(total * LARGEST_SHARE, 200)) {
      if (!CONTENTS.test(name ?? '')) kept.push(...section.flatMap(referencesOf));
      at = end;
      continue;
    }
    if (!isContentsEntry(block, pageCount))
      kept.push(...(isCitedWork(block) ? referencesOf(block) : [block]));
    at += 1;
  }
  return kept;
}

/** A heading's text in the form that the patterns above expect. */
function nameOf(block: DraftBlock): string | undefined {
  if (block.kind !== 'heading') return undefined;
  return block.text
    .toLowerCase()
    .replace(/^[\d.\s]+|(?<![:.\s])[:.\s]+$/g, '')
    .replace(/\s+/g, ' ');
}

function referencesOf(block: DraftBlock): DraftBlock[] {
  if (block.kind === 'table') return [block];
  const { page } = block;
  return textOfBlock(block)
    .split('\n')
    .map((text) => ({ kind: 'reference', page, text }));
}

/** The end of a section of contents, references or index; `start` for any other section. */
function backMatterEnd(blocks: DraftBlock[], start: number, name: string): number {
  const heading = blocks[start];
  const isContents = CONTENTS.test(name);
  const isReferences = REFERENCES.test(name);
  const isIndex = INDEX.test(name);
  if (heading?.kind !== 'heading' || !(isContents || isReferences || isIndex)) return start;

  let end = start + 1;
  while (end < blocks.length) {
    const block = blocks[end];
    // Entries of a table of contents are no headings, so any heading ends it.
    if (block?.kind === 'heading' && (isContents || block.level <= heading.level)) break;
    end += 1;
  }
  const lines = blocks.slice(start + 1, end).flatMap((block) => textOfBlock(block).split('\n'));
  if (isReferences) return shareOf(lines, isCitation) >= 0.3 ? end : start;
  if (isIndex) return shareOf(lines, (line) => INDEXED.test(line)) >= 0.5 ? end : start;
  if (lines.length === 0 || shareOf(lines, (line) => LEADERS.test(line)) >= 0.5) return end;
  if (shareOf(lines, (line) => ENDS_IN_NUMBER.test(line)) >= 0.5 && leadOn(lines)) return end;
  // The entries were removed before if the next block is on a later page.
  return (blocks[start + 1]?.page ?? 0) > heading.page ? start + 1 : start;
}

function isCitedWork(block: DraftBlock): boolean {
  if (block.kind !== 'paragraph' && block.kind !== 'list') return false;
  return shareOf(textOfBlock(block).split('\n'), (line) => CITED_WORK.test(line)) > 0.5;
}

function isContentsEntry(block: DraftBlock, pageCount: number): boolean {
  if (block.kind === 'table') return isContentsTable(block.rows, pageCount);
  const text = textOfBlock(block);
  // A form to fill in has more rows of dots than lines.
  const rows = text.match(DOTS)?.length ?? 0;
  const lines = text.split('\n');
  const entries = lines.filter((line) => leadsToPage(line, pageCount)).length;
  return rows <= lines.length && entries > lines.length / 2;
}

/** Its rows end in pages that never fall, behind dots or below the word "Contents". */
function isContentsTable(rows: readonly string[][], pageCount: number): boolean {
  const lines = rows.map((row) => row.filter(Boolean).join(' '));
  const [first = []] = rows;
  // "Contents" may also be the name of a column.
  const isTitle = first.filter(Boolean).length === 1 || ENDS_IN_NUMBER.test(lines[0] ?? '');
  const isNamed = isTitle && first.some((cell) => CONTENTS.test(cell.trim().toLowerCase()));
  const isEntry = (line: string) =>
    isNamed ? ENDS_IN_NUMBER.test(line) : leadsToPage(line, pageCount);
  return lines.length >= FEWEST_ROWS && shareOf(lines, isEntry) > 0.5 && leadOn(lines);
}

/** True for a line whose dots lead to a possible page. `pageCount` is 1 for documents without pages. */
export function leadsToPage(line: string, pageCount: number): boolean {
  const leaders = LEADERS.exec(line.trim());
  if (!leaders) return false;
  return pageCount === 1 || !(Number(leaders[1]) > pageCount * 2 + NUMBERED_ON);
}

/**
 * True when the numbers at line ends can be pages. They must not fall, and their words must differ,
 * unlike "Module 1", "Module 2".
 */
function leadOn(lines: string[]): boolean {
  const entries = lines.filter((line) => ENDS_IN_NUMBER.test(line));
  const numbers = entries.map((line) => Number(line.trim().split(/\s/).at(-1)));
  const words = new Set(entries.map((line) => line.replace(/[\d\s.]+/g, ' ')));
  const pages = numbers.filter((number) => !Number.isNaN(number));
  const falls = pages.filter((number, index) => number < (pages[index - 1] ?? 0)).length;
  return falls <= pages.length * 0.05 && words.size > entries.length / 2;
}

function isCitation(line: string): boolean {
  return YEAR_CITED.test(line) || SOURCE_CITED.test(line) || ADDRESS_CITED.test(line);
}

function shareOf(lines: string[], isOne: (line: string) => boolean): number {
  if (lines.length === 0) return 0;
  return lines.filter((line) => isOne(line.trim())).length / lines.length;
}
