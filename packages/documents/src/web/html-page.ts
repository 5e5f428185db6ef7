import { segmentWords } from '@tarima/text';
import { type DraftBlock, textOfBlock } from '../draft-document.ts';
import type { FormatReader } from '../registry.ts';
import { Unreadable } from '../unreadable.ts';
import { blocksOfElement } from './blocks-of-element.ts';
import { dropFurniture, isFurnitureLine } from './drop-furniture.ts';
import { findArticle } from './find-article.ts';
import { authorOf, isByline, lettersOf, readFacts, titleOf } from './page-facts.ts';
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
    const facts = readFacts(document);
    dropFurniture(document);
    const article = findArticle(document);
    if (!article) throw new Unreadable('ADDRESS_NO_ARTICLE', 'no part of it is an article');
    const author = authorOf(article.author) || authorOf(facts.author);
    const blocks = blocksOfElement(article.content).filter(
      (block, index) =>
        isWorthReading(block) && !(index < TOP_BLOCKS && isByline(textOfBlock(block), author)),
    );
    // What stood below has been left out: links to read next, mostly.
    while (blocks.at(-1)?.kind === 'heading') blocks.pop();
    if (segmentWords(blocks.map(textOfBlock).join('\n')).length < FEWEST_WORDS) {
      throw new Unreadable('ADDRESS_NO_ARTICLE', 'less text than an article has');
    }
    const title = titleOf(article, facts);
    return {
      title,
      author,
      publishedAt: article.publishedAt || facts.publishedAt,
      statedLanguage: facts.language,
      pageCount: 1,
      blocks: withTitle(title, blocks),
    };
  },
};

function isWorthReading(block: DraftBlock): boolean {
  return block.kind === 'table' || block.kind === 'code' || !isFurnitureLine(textOfBlock(block));
}

/** Starts with the title, once. */
function withTitle(title: string, blocks: DraftBlock[]): DraftBlock[] {
  const same = (block: DraftBlock | undefined) =>
    block?.kind === 'heading' && lettersOf(block.text) === lettersOf(title);
  if (title === '') return blocks;
  const rest = blocks.filter((block, index) => index >= TOP_BLOCKS || !same(block));
  return [{ kind: 'heading', page: 1, level: 1, text: title }, ...rest];
}
