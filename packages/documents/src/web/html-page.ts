import { segmentWords } from '@tarima/text';
import { type DraftBlock, textOfBlock } from '../draft-document.ts';
import type { FormatReader } from '../format-reader.ts';
import { Unreadable } from '../unreadable.ts';
import { blocksOfElement } from './blocks-of-element.ts';
import { dropFurniture, dropLinkedLines, isDayLine, isFurnitureLine } from './drop-furniture.ts';
import { findArticle } from './find-article.ts';
import { authorOfPage, isByline, lettersOf, readFacts, titleOf } from './page-facts.ts';
import { parsePage } from './parse-page.ts';

/** Less than this is a teaser, a sign-in wall or a menu. */
const FEWEST_WORDS = 40;
/** Where the title and the author's name may stand once more. */
const TOP_BLOCKS = 5;

/** A web page, in UTF-8: its article with headings, lists, tables, captions and code. */
export const html: FormatReader = {
  pageKind: 'page',
  async read(bytes) {
    const document = parsePage(new TextDecoder().decode(bytes));
    const asksToSignIn = document.querySelector('input[type="password"]') !== null;
    const facts = readFacts(document);
    dropFurniture(document);
    const article = findArticle(document);
    const author = authorOfPage(article, facts);
    const found = article ? blocksOfArticle(article.content, author) : [];
    // Where scripts draw the page, its linked data may still have the text.
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
  // What stood below has been left out: links to read next, mostly.
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
  return block.kind === 'table' || block.kind === 'code' || !isFurnitureLine(textOfBlock(block));
}

function isBylineOrDay(block: DraftBlock, author: string): boolean {
  const text = textOfBlock(block);
  return isByline(text, author) || (block.kind === 'paragraph' && isDayLine(text));
}

/** Starts with the title, once. */
function withTitle(title: string, blocks: DraftBlock[]): DraftBlock[] {
  const same = (block: DraftBlock | undefined) =>
    block?.kind === 'heading' && lettersOf(block.text) === lettersOf(title);
  if (title === '') return blocks;
  const rest = blocks.filter((block, index) => index >= TOP_BLOCKS || !same(block));
  return [{ kind: 'heading', page: 1, level: 1, text: title }, ...rest];
}
