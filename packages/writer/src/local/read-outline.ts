import type { SourceBlock, SourceDocument, SourceSentence } from '@tarima/documents';
import { isClause } from '../reading/list-form.ts';
import { labelsOf, repeatedTexts, textOf, titlesOfPages } from '../reading/page-habits.ts';
import { cleanTitle, isUsableTitle } from '../reading/titles.ts';
import { judgeSentence, type SentenceJudge, spokenForm } from './judge-sentence.ts';
import { type ListContext, listPassages } from './list-passages.ts';
import { passagesUnder, type Section, type UnplacedPassage } from './outline.ts';
import { createOutlineBuilder } from './outline-builder.ts';

/** Below every level that a heading can have. */
const LABEL_LEVEL = 99;
const NEVER_SPOKEN: ReadonlySet<SourceBlock['kind']> = new Set(['table', 'caption', 'reference']);

/**
 * The sections of a document with what could be spoken of each. Left out: contents, references,
 * legal text, changelogs, tables, captions, page furniture, code.
 */
export function readOutline(document: SourceDocument, judge: SentenceJudge): Section {
  return document.pageKind === 'slide' ? readSlides(document, judge) : readPages(document, judge);
}

function readPages(document: SourceDocument, judge: SentenceJudge): Section {
  const outline = createOutlineBuilder(document, judge.wording);
  const furniture = repeatedTexts(document);
  const labels = labelsOf(document);
  const isRelaxed = judge.strictness === 'relaxed';
  /** The sentence that announces the list after it. */
  let intro: SourceSentence | null = null;

  for (const block of document.blocks) {
    if (furniture.has(textOf(block))) continue;
    const [first] = block.sentences;
    if (block.kind === 'heading' || labels.has(block)) {
      const level = block.kind === 'heading' ? block.level : LABEL_LEVEL;
      if (first && isUsableTitle(cleanTitle(first.text, judge.wording))) {
        outline.open(first, block.page, level);
      }
      intro = null;
      continue;
    }
    if (outline.current().skipped || NEVER_SPOKEN.has(block.kind)) continue;
    const context: ListContext = {
      judge,
      isSlide: false,
      mayFrame: true,
      cite: (sentence) => outline.cite(sentence, block.page),
    };
    if (block.kind === 'list') {
      for (const group of listPassages(block.items, intro, context)) outline.add(group);
      intro = null;
      continue;
    }
    const isLoose = isRelaxed && block.sentences.every((line) => isFragment(line, judge));
    if (isLoose) {
      const items = block.sentences.map((line) => [line]);
      for (const group of listPassages(items, null, context)) outline.add(group);
      continue;
    }
    outline.add(sentencesOf(block.sentences, block.kind === 'note', context));
    const last = block.sentences.at(-1);
    intro = last?.text.trim().endsWith(':') ? last : null;
  }
  return isRelaxed ? headingsIfNothing(outline, document, judge) : outline.root;
}

function readSlides(document: SourceDocument, judge: SentenceJudge): Section {
  const outline = createOutlineBuilder(document, judge.wording);
  const furniture = repeatedTexts(document);
  const titles = titlesOfPages(document);
  const pages = new Set(document.blocks.map(({ page }) => page));

  for (const page of pages) {
    // The first of several slides names the talk and its speaker.
    if (page === 1 && pages.size > 1) continue;
    const title = titles.get(page);
    outline.open(title, page, 0);
    if (outline.current().skipped) continue;
    const context: ListContext = {
      judge,
      isSlide: true,
      mayFrame: true,
      cite: (sentence) => outline.cite(sentence, page),
    };
    /** Short lines in text boxes; often the labels of a drawing. */
    const lines: SourceSentence[] = [];
    let intro: SourceSentence | null = null;
    for (const block of document.blocks) {
      if (block.page !== page || furniture.has(textOf(block))) continue;
      if (NEVER_SPOKEN.has(block.kind)) continue;
      if (block.kind === 'list') {
        for (const group of listPassages(block.items, intro, context)) outline.add(group);
        intro = null;
      } else if (block.kind === 'note') {
        outline.add(sentencesOf(block.sentences, true, context));
      } else if (
        block.kind === 'heading' ||
        block.sentences.every((one) => isFragment(one, judge))
      ) {
        lines.push(...block.sentences.filter((line) => line.id !== title?.id));
      } else {
        outline.add(sentencesOf(block.sentences, false, context));
        const last = block.sentences.at(-1);
        intro = last?.text.trim().endsWith(':') ? last : null;
      }
    }
    // Joined into a sentence only where the slide says nothing else.
    const mayFrame = outline.current().section.passages.length === 0;
    const items = lines.map((line) => [line]);
    for (const group of listPassages(items, null, { ...context, mayFrame })) outline.add(group);
  }
  return judge.strictness === 'relaxed'
    ? headingsIfNothing(outline, document, judge)
    : outline.root;
}

/** One entry a sentence: null for what should not be spoken. */
function sentencesOf(
  sentences: SourceSentence[],
  isNote: boolean,
  { judge, cite, isSlide }: ListContext,
): (UnplacedPassage | null)[] {
  return sentences.map((sentence) => {
    if (isNote && judge.wording.stageDirection.test(sentence.text)) return null;
    const isQuestion = /\?$/u.test(sentence.text.trim());
    // Slides, and notes of one line, put a full stop behind headlines too.
    const isHeadline =
      isSlide &&
      !(isNote && sentences.length > 1) &&
      !isQuestion &&
      !isClause(sentence.text, judge.wording);
    if (isHeadline && judge.strictness === 'strict') return null;
    const judged = judgeSentence(sentence.text, judge);
    return judged && { ...judged, fragments: [], isNote, citations: [cite(sentence)] };
  });
}

const isFragment = (sentence: SourceSentence, judge: SentenceJudge) =>
  !/[.!?…:]["”»’']?$/u.test(spokenForm(sentence.text, judge.wording));

/** Better the headings than nothing. */
function headingsIfNothing(
  outline: ReturnType<typeof createOutlineBuilder>,
  document: SourceDocument,
  judge: SentenceJudge,
): Section {
  if (passagesUnder(outline.root).length > 0) return outline.root;
  const headings = document.blocks.filter((block) => block.kind === 'heading');
  const pages = new Map(
    headings.flatMap(({ sentences, page }) => sentences.map(({ id }) => [id, page] as const)),
  );
  outline.closeAll();
  const items = headings.map(({ sentences }) => sentences.slice(0, 1));
  const groups = listPassages(items, null, {
    judge,
    isSlide: false,
    mayFrame: true,
    cite: (sentence) => outline.cite(sentence, pages.get(sentence.id) ?? 1),
  });
  for (const group of groups) outline.add(group);
  return outline.root;
}
