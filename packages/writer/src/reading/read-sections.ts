import type { Citation } from '@tarima/contract';
import type { SourceBlock, SourceDocument, SourceSentence } from '@tarima/documents';
import { countWords } from '@tarima/text';
import { mustSayOf } from './must-say.ts';
import { labelsOf, repeatedTexts, textOf, titlesOfPages } from './page-habits.ts';
import { createUnitReader } from './read-units.ts';
import type { Section } from './reading.ts';
import {
  cleanTitle,
  isUsableTitle,
  MOST_TITLE_WORDS,
  shortTitle,
  type WordCase,
} from './titles.ts';
import type { Listener } from './unspeakable.ts';
import { withWholeLists } from './whole-lists.ts';

/** A level below those of all headings. */
const LABEL_LEVEL = 99;
const LONGEST_TITLE = 110;
const FEWEST_OF_SENTENCE = 4;

/**
 * The sections of a document with their units. A single top heading is the document's title and
 * contains the others. Tables of contents, licences and lists of changes are left out with their
 * text.
 */
export function readSections(
  document: SourceDocument,
  listener: Listener,
  wordCase: WordCase,
): Section {
  const isSlide = document.pageKind === 'slide';
  const repeated = repeatedTexts(document);
  const blocks = document.blocks.filter((block) => !repeated.has(textOf(block)));
  const title = titleBlock(document, blocks);
  const cite = (sentence: SourceSentence, page: number): Citation => ({
    sentenceId: sentence.id,
    file: document.fileName,
    page,
    quote: sentence.text,
  });
  const titleSentence = title?.sentences[0];
  const root: Section = {
    id: document.fileName,
    title: asTitle(titleSentence?.text ?? document.title),
    heading: title && titleSentence ? cite(titleSentence, title.page) : null,
    parent: null,
    file: document.fileName,
    isSlide,
    units: [],
    children: [],
  };
  const path = [{ section: root, level: -1, skipped: false }];
  const current = () => path.at(-1) ?? { section: root, level: -1, skipped: false };
  const reader = createUnitReader(document, listener, wordCase, cite);
  const labels = isSlide ? new Set<SourceBlock>() : labelsOf(document);
  const slideTitles = titlesOfPages(document);
  let page = 0;

  function close(level: number) {
    reader.endSection();
    while (path.length > 1 && current().level >= level) path.pop();
  }

  function open(
    sentence: SourceSentence | undefined,
    level: number,
    onPage: number,
    own = sentence ? asTitle(sentence.text) : '',
  ) {
    close(level);
    const section: Section = {
      id: sentence ? `${document.fileName}#${sentence.id}` : `${document.fileName}#page${onPage}`,
      title: own,
      heading: sentence ? cite(sentence, onPage) : null,
      parent: current().section,
      file: document.fileName,
      isSlide,
      units: [],
      children: [],
    };
    const skipped = current().skipped || listener.readingCues.skippedTitle.test(own);
    if (!skipped) current().section.children.push(section);
    path.push({ section, level, skipped });
  }

  const listed = isSlide ? blocks : withWholeLists(blocks);
  for (const [at, block] of listed.entries()) {
    if (block === title) continue;
    if (isSlide && block.page !== page) {
      page = block.page;
      const heading = slideTitles.get(page);
      if (heading?.id !== titleSentence?.id) open(heading, 0, page);
    }
    const [first] = block.sentences;
    if (isSlide && first && slideTitles.get(page)?.id === first.id) continue;
    const level = levelOf(block);
    if (level !== null && first) {
      const next = listed[at + 1];
      const isEmpty = !next || (levelOf(next) ?? Infinity) <= level;
      const isTitle = canBeTitle(first.text);
      const isSentence = demands(first.text);
      if (isTitle ? !(isEmpty && isSentence) : isLong(first.text) && !isEmpty)
        open(first, level, block.page, isTitle ? asTitle(first.text) : '');
      // A heading without text belongs to its section.
      else if (isTitle && level < current().level) close(level);
      if (isTitle && !(isSentence && (isEmpty || isWhole(first.text)))) continue;
    }
    if (!current().skipped)
      reader.read(level === null ? block : asParagraph(block), current().section);
  }
  reader.endSection();
  return root;

  /** Null if the block is no heading. */
  function levelOf(block: SourceBlock): number | null {
    if (block.kind === 'heading') return isSlide ? null : block.level;
    return labels.has(block) ? LABEL_LEVEL : null;
  }

  function canBeTitle(raw: string): boolean {
    return isUsableTitle(shortTitle(cleanTitle(raw, listener.cues), listener.cues, LONGEST_TITLE));
  }

  /** True for a demand set as a heading: "Call Ana at 4112 with any question". */
  function demands(text: string): boolean {
    const isHeld = countWords(text) >= FEWEST_OF_SENTENCE;
    return isHeld && (hasCase(text) || mustSayOf(text, listener.readingCues).length > 0);
  }

  function asTitle(raw: string): string {
    const clean = cleanTitle(raw, listener.cues);
    const cleaned = wordCase.asTitle(shortTitle(clean, listener.cues, LONGEST_TITLE) || clean);
    // The title of a question keeps its mark: "¿Cuántos días?".
    return /\?\s*$/u.test(raw) && !cleaned.endsWith('?') ? `${cleaned}?` : cleaned;
  }
}

/**
 * The only heading of the highest level, where it comes first. For slides the heading of the first
 * one.
 */
function titleBlock(document: SourceDocument, blocks: SourceBlock[]): SourceBlock | undefined {
  const headings = blocks.filter((block) => block.kind === 'heading');
  const [first] = headings;
  if (!first) return undefined;
  if (document.pageKind === 'slide')
    return first.page === 1 && document.pageCount > 1 ? first : undefined;
  const top = Math.min(...headings.map(({ level }) => level));
  const isOnlyTop =
    first.level === top && headings.filter(({ level }) => level === top).length === 1;
  return isOnlyTop && headings.length > 1 ? first : undefined;
}

/** Too long for a title. Such a heading still opens its section, and is spoken. */
const isLong = (text: string): boolean => countWords(text) > MOST_TITLE_WORDS;

const isWhole = (text: string): boolean => isLong(text) || hasCase(text) || /[.!]\s*$/u.test(text);

/** True for a case in brackets, which the title drops: "Who begins (from the 26th on)". */
const hasCase = (text: string): boolean => /\([^\d(]*\d[^()]*\)/u.test(text);

const asParagraph = ({ page, sentences }: SourceBlock): SourceBlock => ({
  kind: 'paragraph',
  page,
  sentences,
});
