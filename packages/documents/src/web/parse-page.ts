import { DOMParser } from 'linkedom';
import { Unreadable } from '../unreadable.ts';

/** Deeper pages are made to break parsers: the time that this one takes grows with the square. */
const DEEPEST = 500;
const TAG_OR_COMMENT = /<!--|-->|<(\/?)([a-z][a-z\d-]*)(?![a-z\d-])[^<>]*>/gi;
const NO_ELEMENTS_INSIDE = new Set(['script', 'style', 'textarea']);
const ENDS_BY_ITSELF = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd option optgroup tr td th thead tbody tfoot colgroup rp rt'.split(
    ' ',
  ),
);

/** Scripts are text to this parser: nothing of a page is run and nothing is loaded. */
export function parsePage(text: string): Document {
  if (depthOf(text) > DEEPEST) {
    throw new Unreadable('DOCUMENT_TOO_COMPLEX', `elements nested deeper than ${DEEPEST}`);
  }
  // Broken pages open their frame twice, or the body inside the head, and this parser nests what
  // browsers would not: the frame is taken off and made anew.
  const language = /<html\b[^<>]*?\slang\s*=\s*["']?([\w-]+)/i.exec(text)?.[1] ?? '';
  const inside = text
    .replace(/^\s*(<\?xml[^>]*>\s*)?<!doctype[^>]*>/i, '')
    .replace(/<\/?(html|head|body)(\s[^<>]*)?>/gi, '');
  const page = `<html lang="${language}">${inside}</html>`;
  // It is a DOM document for all that is used of it, although its own types say less.
  const document = new DOMParser().parseFromString(page, 'text/html') as unknown as Document;
  completeFrame(document);
  return document;
}

const HEAD_ELEMENTS = new Set(['title', 'meta', 'link', 'base', 'style', 'script']);

/** Puts what stands first into a head, and the rest into a body. */
function completeFrame(document: Document): void {
  const root = document.documentElement;
  const head = document.createElement('head');
  const body = document.createElement('body');
  for (const node of [...root.childNodes]) {
    const name = node.nodeName.toLowerCase();
    const isBefore = body.childNodes.length === 0;
    const isBlank = node.nodeType === node.TEXT_NODE && !node.textContent?.trim();
    if (isBefore && HEAD_ELEMENTS.has(name)) head.append(node);
    else if (node.nodeType !== node.COMMENT_NODE && !(isBefore && isBlank)) body.append(node);
  }
  for (const child of [...body.children]) {
    if (child.nodeName.toLowerCase() === 'title') head.append(child);
  }
  root.replaceChildren(head, body);
}

/** How deep a page's elements nest, but for those that end by themselves where the next begins. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  /** What ends a script or a comment, in which tags are no elements. */
  let inside = '';
  for (const [tag, slash, name = ''] of text.matchAll(TAG_OR_COMMENT)) {
    const called = name.toLowerCase();
    if (inside !== '') {
      if (inside === `${slash ?? ''}${called || tag}`) inside = '';
      continue;
    }
    if (tag === '<!--') inside = '-->';
    if (called === '' || ENDS_BY_ITSELF.has(called) || tag.endsWith('/>')) continue;
    if (slash !== '/' && NO_ELEMENTS_INSIDE.has(called)) inside = `/${called}`;
    else depth = slash === '/' ? Math.max(0, depth - 1) : depth + 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
