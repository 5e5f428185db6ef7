import { segmentWords } from '@tarima/text';
import { type DraftBlock, textOfBlock } from '../draft-document.ts';
import type { FormatReader } from '../format-reader.ts';
import { Unreadable } from '../unreadable.ts';
import { blocksOfElement } from './blocks-of-element.ts';
import {
  dropBoilerplate,
  dropLinkedLines,
  isBoilerplateLine,
  isDayLine,
} from './drop-boilerplate.ts';
import { findArticle } from './find-article.ts';
import { authorOfPage, isByline, lettersOf, readFacts, titleOf } from './page-facts.ts';
import { parsePage } from './parse-page.ts';

/** Fewer words are a teaser, a sign-in wall or a menu. */
const FEWEST_WORDS = 40;
/** The title and the author's name may be repeated in these first blocks. */
const TOP_BLOCKS = 5;

/** A web page, in UTF-8: its article with headings, lists, tables, captions and code. */
export const html: FormatReader = {
  pageKind: 'page',
  async read(bytes) {
    const document = parsePage(new TextDecoder().decode(bytes));
    const asksToSignIn = document.querySelector('input[type="password"]') !== null;
    const facts = readFacts(document);
    dropBoilerplate(document);
    const article = findArticle(document);
    const author = authorOfPage(article, facts);
    const found = article ? blocksOfArticle(article.content, author) : [];
    // A page drawn by scripts may still have its text in its linked data.
    const isEnough = wordsIn(found) >= FEWEST_WORDS;
    const blocks = isEnough ? found : paragraphsOf(facts.linkedText);
    if (wordsIn(blocks) < FEWEST_WORDS) {
      throw asksToSignIn
        ? new Unreadable('ADDRESS_REFUSED', 'it asks to sign in')
        : new Unreadable('ADDRESS_NO_ARTICLE', 'less text than an article has');
    }
    const title = isEnough ? titleOf(article, facts) : facts.linkedTitle || facts.pageTitle;
    return {
      title,
      author,
      publishedAt: article?.publishedAt || facts.publishedAt,
      statedLanguage: facts.language,
      pageCount: 1,
      blocks: withTitle(title, blocks),
    };
  },
};

function blocksOfArticle(content: Element, author: string): DraftBlock[] {
  dropLinkedLines(content);
  const blocks = blocksOfElement(content).filter(
    (block, index) =>
      isWorthReading(block) && !(index < TOP_BLOCKS && isBylineOrDay(block, author)),
  );
  // The text below these headings was removed, mostly related links.
  while (blocks.at(-1)?.kind === 'heading') blocks.pop();
  return blocks;
}

function paragraphsOf(text: string): DraftBlock[] {
  const { body } = parsePage(`<p>${text.replace(/\n+/g, '<p>')}`);
  return blocksOfElement(body);
}

function wordsIn(blocks: DraftBlock[]): number {
  return segmentWords(blocks.map(textOfBlock).join('\n')).length;
}

function isWorthReading(block: DraftBlock): boolean {
  return block.kind === 'table' || block.kind === 'code' || !isBoilerplateLine(textOfBlock(block));
}

function isBylineOrDay(block: DraftBlock, author: string): boolean {
  const text = textOfBlock(block);
  return isByline(text, author) || (block.kind === 'paragraph' && isDayLine(text));
}

/** Puts the title first, without its repetition. */
function withTitle(title: string, blocks: DraftBlock[]): DraftBlock[] {
  const same = (block: DraftBlock | undefined) =>
    block?.kind === 'heading' && lettersOf(block.text) === lettersOf(title);
  if (title === '') return blocks;
  const rest = blocks.filter((block, index) => index >= TOP_BLOCKS || !same(block));
  return [{ kind: 'heading', page: 1, level: 1, text: title }, ...rest];
}
