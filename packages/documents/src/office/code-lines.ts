import type { OfficeContentNode } from 'officeparser';

const CODE_STYLE = /^(?:source ?code|code|html ?preformatted|preformatted|macro ?text|listing)/iu;
const TYPEWRITER =
  /consolas|courier|menlo|monaco|mono|lucida console|inconsolata|cascadia|source code|fira code/iu;
/** In a document that is all typed in such a font it tells nothing. */
const MOST_TYPED = 0.5;

/** Tells the lines that a Word document sets as code: by their style, or by a font that it uses for little else. */
export function codeLinesOf(content: readonly OfficeContentNode[]) {
  const paragraphs = content.filter(({ type }) => type === 'paragraph');
  const typed = new Set(paragraphs.filter(isTyped));
  const isTelling = typed.size <= paragraphs.length * MOST_TYPED;
  return (node: OfficeContentNode, style: string): boolean =>
    CODE_STYLE.test(style) || (isTelling && typed.has(node));
}

function isTyped(node: OfficeContentNode): boolean {
  const runs = (node.children ?? []).filter((run) => run.type === 'text' && run.text?.trim());
  return runs.length > 0 && runs.every((run) => TYPEWRITER.test(run.formatting?.font ?? ''));
}
