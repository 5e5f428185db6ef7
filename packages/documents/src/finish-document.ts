import { OUTPUT_LANGUAGE_CODES } from '@tarima/contract/constants';
import type { Chart } from '@tarima/contract/figures';
import { detectLanguage, splitSentences, type TextLanguage } from '@tarima/text';
import { separateBackMatter } from './back-matter.ts';
import { type DraftBlock, type DraftDocument, textOfBlock } from './draft-document.ts';
import { normaliseText } from './normalise-text.ts';
import type { SourceBlock, SourceDocument, SourceSentence } from './source-document.ts';
import { Unreadable } from './unreadable.ts';

/** Titles that a program set by itself. */
const TITLE_OF_A_PROGRAM =
  /^(microsoft (word|powerpoint) - .*|(untitled|sin título|sem título)( ?\d+)?|presentaci[oó]n de powerpoint|apresentação do powerpoint|powerpoint presentation|document\s?\d*|documento\s?\d*|.*\.(docx?|pptx?|pdf|odt|odp|indd|tex|dvi|txt|html?))$/i;

const SPOKEN = Object.values(OUTPUT_LANGUAGE_CODES);

type FileFacts = Pick<SourceDocument, 'fileName' | 'mediaType' | 'pageKind'>;

/**
 * Cleans a draft, separates the back matter, detects the language and numbers the sentences. Throws
 * `Unreadable` with DOCUMENT_EMPTY where no word is left.
 */
export function finishDocument(draft: DraftDocument, file: FileFacts): SourceDocument {
  const blocks = separateBackMatter(draft.blocks.flatMap(cleanBlock), draft.pageCount);
  const text = blocks.map(textOfBlock).join('\n');
  if (!/[\p{L}\p{N}]/u.test(text)) throw new Unreadable('DOCUMENT_EMPTY', 'no text was found');

  const language = languageOf(text, draft.statedLanguage);
  const author = normaliseText(draft.author ?? '');
  const publishedAt = dayOf(draft.publishedAt ?? '');
  let count = 0;
  const numbered = (sentence: string): SourceSentence => {
    count += 1;
    return { id: `s${count}`, text: sentence };
  };
  const split = (part: string) => splitSentences(part, language).map(numbered);

  return {
    ...file,
    language,
    title: titleOf(draft, blocks),
    ...(author && { author }),
    ...(publishedAt && { publishedAt }),
    pageCount: draft.pageCount,
    blocks: blocks.map((block): SourceBlock => {
      switch (block.kind) {
        // A heading is one sentence, even with full stops in it.
        case 'heading':
          return { ...withoutText(block), sentences: [numbered(block.text)] };
        case 'list': {
          const items = block.items.map(split);
          return { ...block, items, sentences: items.flat() };
        }
        case 'table':
          return { ...block, sentences: sentencesOfRows(block.rows).map(numbered) };
        case 'figure':
        case 'chart':
          return { ...block, sentences: [] };
        case 'code':
          return { ...withoutText(block), sentences: block.text.split('\n').map(numbered) };
        default:
          return { ...withoutText(block), sentences: split(block.text) };
      }
    }),
  };
}

function withoutText<Block extends { text: string }>({ text: _, ...rest }: Block) {
  return rest;
}

function cleanBlock(block: DraftBlock): DraftBlock[] {
  if (block.kind === 'table') {
    const rows = block.rows
      .map((row) => row.map(normaliseText))
      .filter((row) => row.some((cell) => cell !== ''));
    return rows.length > 0 ? [{ ...block, rows }] : [];
  }
  if (block.kind === 'list') {
    const items = block.items.map(normaliseText).filter((item) => item !== '');
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  if (block.kind === 'code') {
    const lines = block.text
      .split('\n')
      .map(normaliseText)
      .filter((line) => line !== '');
    return lines.length > 0 ? [{ ...block, text: lines.join('\n') }] : [];
  }
  if (block.kind === 'figure') {
    return [{ ...block, caption: normaliseText(block.caption), alt: normaliseText(block.alt) }];
  }
  if (block.kind === 'chart') return [{ ...block, chart: cleanChart(block.chart) }];
  const text = normaliseText(block.text);
  return text === '' ? [] : [{ ...block, text }];
}

const cleanChart = ({ title, categories, series, unit }: Chart): Chart => ({
  title: normaliseText(title),
  categories: categories.map(normaliseText),
  series: series.map(({ name, values }) => ({ name: normaliseText(name), values })),
  unit,
});

/** One sentence for each row below the header: `Norte: 12, 14`. */
function sentencesOfRows(rows: string[][]): string[] {
  const body = rows.length > 1 ? rows.slice(1) : rows;
  return body
    .map((row) => {
      const [first = '', ...others] = row.filter((cell) => cell !== '');
      return others.length > 0 ? `${first.replace(/:$/, '')}: ${others.join(', ')}` : first;
    })
    .filter((sentence) => sentence !== '');
}

/** The words decide. A stated language is often that of the template. */
function languageOf(text: string, stated = ''): TextLanguage {
  const detected = detectLanguage(text);
  const named = stated.slice(0, 2).toLowerCase();
  return detected === 'other'
    ? (SPOKEN.find((language) => language === named) ?? detected)
    : detected;
}

/** The day in the author's calendar: a time zone must not move it. */
function dayOf(date: string): string {
  const day = /^\s*(\d{4}-\d\d-\d\d)/.exec(date)?.[1];
  if (day) return Number.isNaN(Date.parse(day)) ? '' : day;
  const time = Date.parse(date);
  return /\b\d{4}\b/.test(date) && !Number.isNaN(time)
    ? new Date(time).toISOString().slice(0, 10)
    : '';
}

function titleOf(draft: DraftDocument, blocks: DraftBlock[]): string {
  const title = normaliseText(draft.title);
  if (title !== '' && !TITLE_OF_A_PROGRAM.test(title)) return title;
  const headings = blocks.filter((block) => block.kind === 'heading');
  const firstPage = headings.filter((heading) => heading.page <= 2);
  const top = Math.min(...firstPage.map((heading) => heading.level));
  return (firstPage.find((heading) => heading.level === top) ?? headings[0])?.text ?? '';
}
