import { type DraftBlock, startAt } from '../draft-document.ts';
import { blocksOfTable } from './blocks-of-table.ts';
import { inlineText, isBlockElement, nameOf } from './element-text.ts';

/** These never belong to an article, even inside one. Pictures and films have no text. */
const LEFT_OUT = new Set(
  'script style noscript template nav aside footer form svg iframe object video audio canvas select textarea'.split(
    ' ',
  ),
);

const LONGEST_HEADING = 400;

/** Blocks of an element in reading order. Loose text between blocks is a paragraph. */
export function blocksOfElement(root: Element): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let free: Node[] = [];
  const closeParagraph = () => {
    // Old pages separate paragraphs by two line breaks.
    for (const text of inlineText(free).split(/\n\s*\n/)) {
      if (text.trim() !== '') blocks.push({ kind: 'paragraph', page: 1, text });
    }
    free = [];
  };
  for (const node of root.childNodes) {
    if (node.nodeType === node.ELEMENT_NODE) {
      // The node type was checked above.
      const element = node as Element;
      if (LEFT_OUT.has(nameOf(element))) continue;
      if (isBlockElement(element)) {
        closeParagraph();
        blocks.push(...blocksOfBlock(element));
        continue;
      }
    }
    free.push(node);
  }
  closeParagraph();
  return blocks;
}

function blocksOfBlock(element: Element): DraftBlock[] {
  const name = nameOf(element);
  const heading = /^h([1-6])$/.exec(name);
  if (heading) {
    const text = inlineText([element]);
    // An unclosed heading contains all the text after it.
    if (text.length > LONGEST_HEADING && element.querySelector('p'))
      return blocksOfElement(element);
    return text === '' ? [] : [{ kind: 'heading', page: 1, level: Number(heading[1]), text }];
  }
  switch (name) {
    case 'ul':
    case 'ol':
      return listOf(element, name === 'ol');
    case 'dl':
      return definitionsOf(element);
    case 'table':
      return blocksOfTable(element, blocksOfElement);
    case 'pre':
      return [{ kind: 'code', page: 1, text: element.textContent ?? '' }];
    case 'figcaption':
    case 'caption':
      return [{ kind: 'caption', page: 1, text: inlineText([element]) }];
    default:
      return blocksOfElement(element);
  }
}

/** A list with whole sections in its items is only a frame. */
function listOf(list: Element, ordered: boolean): DraftBlock[] {
  if (list.querySelector('h1,h2,h3,h4,h5,h6,table,pre')) {
    return [...list.children].flatMap((item) => blocksOfElement(item));
  }
  if (isListOfLinks(list)) return [];
  const items = itemsOf(list);
  const start = startAt(ordered ? Number(list.getAttribute('start')) : 1);
  return items.length > 0 ? [{ kind: 'list', page: 1, ordered, ...start, items }] : [];
}

/** Inner lists follow their item. */
function itemsOf(list: Element): string[] {
  return [...list.children].flatMap((item) => {
    if (['ul', 'ol'].includes(nameOf(item))) return itemsOf(item);
    const inner = [...item.querySelectorAll('ul,ol')].filter(
      (nested) => nested.parentElement?.closest('ul,ol') === list,
    );
    const below = inner.flatMap(itemsOf);
    for (const nested of inner) nested.remove();
    const text = inlineText([item]);
    return text === '' ? below : [text, ...below];
  });
}

/** Only links to other pages: tags, menus, related pages. */
function isListOfLinks(list: Element): boolean {
  const items = [...list.children];
  return (
    items.length > 1 &&
    items.every((item) => {
      const text = inlineText([item]);
      const linked = [...item.querySelectorAll('a')].map((link) => inlineText([link])).join('');
      return linked.length >= text.length * 0.9;
    })
  );
}

/** Definitions as `term: meaning`. */
function definitionsOf(list: Element): DraftBlock[] {
  const items: string[] = [];
  let term = '';
  for (const part of list.querySelectorAll('dt,dd')) {
    const text = inlineText([part]);
    if (nameOf(part) === 'dt') {
      if (term !== '') items.push(term);
      term = text;
    } else if (text !== '') {
      items.push(term === '' ? text : `${term.replace(/:$/, '')}: ${text}`);
      term = '';
    }
  }
  if (term !== '') items.push(term);
  return items.length > 0 ? [{ kind: 'list', page: 1, ordered: false, items }] : [];
}
