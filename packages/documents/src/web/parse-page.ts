import { DOMParser } from 'linkedom';
import { Unreadable } from '../unreadable.ts';

/** Deeper pages are made to break parsers: the time that this one takes grows with the square. */
const DEEPEST = 500;
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
  // Outside `html` the parser would see fragments where browsers still see a page.
  const page = /<html[\s>]/i.test(text)
    ? text
    : `<html>${text.replace(/^\s*(<\?xml[^>]*>\s*)?<!doctype[^>]*>/i, '')}</html>`;
  // It is a DOM document for all that is used of it, although its own types say less.
  const document = new DOMParser().parseFromString(page, 'text/html') as unknown as Document;
  completeFrame(document);
  return document;
}

const HEAD_ELEMENTS = new Set(['title', 'meta', 'link', 'base', 'style', 'script']);

/** Pages may leave out the tags of their head and body, which this parser does not add as browsers do. */
function completeFrame(document: Document): void {
  const root = document.documentElement;
  const head = document.createElement('head');
  const body = document.createElement('body');
  for (const node of [...root.childNodes]) {
    const name = node.nodeName.toLowerCase();
    if (name === 'head') head.append(...node.childNodes);
    else if (name === 'body') body.append(...node.childNodes);
    else if (HEAD_ELEMENTS.has(name) && body.childNodes.length === 0) head.append(node);
    else if (node.textContent?.trim()) body.append(node);
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
  for (const [tag, , name = ''] of text.matchAll(/<(\/?)([a-z][a-z\d-]*)[^<>]*>/gi)) {
    if (ENDS_BY_ITSELF.has(name.toLowerCase()) || tag.endsWith('/>')) continue;
    depth = tag.startsWith('</') ? Math.max(0, depth - 1) : depth + 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
