import { DOMParser } from 'linkedom';
import { Unreadable } from '../unreadable.ts';

/** Deeper pages are made to break parsers: the time grows with the square of the depth. */
const DEEPEST = 500;
const TAG_OR_COMMENT = /<!--|-->|<(\/?)([a-z][a-z\d-]*)(?![a-z\d-])[^<>]*>/gi;
const NO_ELEMENTS_INSIDE = new Set(['script', 'style', 'textarea']);
const ENDS_BY_ITSELF = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd option optgroup tr td th thead tbody tfoot colgroup rp rt'.split(
    ' ',
  ),
);

/** Scripts are only text to this parser: nothing runs or loads. */
export function parsePage(text: string): Document {
  if (depthOf(text) > DEEPEST) {
    throw new Unreadable('DOCUMENT_TOO_COMPLEX', `elements nested deeper than ${DEEPEST}`);
  }
  // Broken pages repeat their frame, or put the body inside the head. Unlike browsers this parser
  // nests them, so the frame is removed and rebuilt.
  const language = /<html\b[^<>]*?\slang\s*=\s*["']?([\w-]+)/i.exec(text)?.[1] ?? '';
  const inside = text
    .replace(/^\s*(<\?xml[^>]*>\s*)?<!doctype[^>]*>/i, '')
    .replace(/<\/?(html|head|body)(\s[^<>]*)?>/gi, '');
  const page = `<html lang="${language}">${inside}</html>`;
  // Its own types say less, but it has all DOM members used here.
  const document = new DOMParser().parseFromString(page, 'text/html') as unknown as Document;
  completeFrame(document);
  return document;
}

const HEAD_ELEMENTS = new Set(['title', 'meta', 'link', 'base', 'style', 'script']);

/** Moves the leading head elements into a head, the rest into a body. */
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

/** Nesting depth of a page, without elements that end where the next one begins. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  /** The end of the current script or comment: tags inside are no elements. */
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
