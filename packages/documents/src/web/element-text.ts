const BLOCK_ELEMENTS = new Set(
  `address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
);

export function nameOf(element: Element): string {
  return element.tagName.toLowerCase();
}

/** True for block elements and for elements with one inside, such as links around cards. */
export function isBlockElement(element: Element): boolean {
  return (
    BLOCK_ELEMENTS.has(nameOf(element)) ||
    [...element.children].some((child) => isBlockElement(child))
  );
}

/** The text of nodes on one line; line breaks become `\n`. Spaces separate inner blocks. */
export function inlineText(nodes: Iterable<Node>): string {
  return [...nodes]
    .map(textOfNode)
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

function textOfNode(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (node.nodeType !== node.ELEMENT_NODE) return '';
  // The node type was checked above.
  const element = node as Element;
  const name = nameOf(element);
  if (name === 'br') return '\n';
  if (name === 'script' || name === 'style' || name === 'noscript') return '';
  const inner = [...element.childNodes].map(textOfNode).join('');
  return BLOCK_ELEMENTS.has(name) ? ` ${inner} ` : inner;
}
