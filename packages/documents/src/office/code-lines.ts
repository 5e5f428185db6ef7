import type { OfficeContentNode } from 'officeparser';

const CODE_STYLE = /^(?:source ?code|code|html ?preformatted|preformatted|macro ?text|listing)/iu;
const TYPEWRITER =
  /consolas|courier|menlo|monaco|mono|lucida console|inconsolata|cascadia|source code|fira code/iu;
/** A document mostly in a typewriter font does not use it to mark code. */
const MOST_TYPED = 0.5;

/** Recognises code lines by style, or by a font used for little else. */
export function codeLinesOf(content: readonly OfficeContentNode[]) {
  const paragraphs = content.filter(({ type }) => type === 'paragraph');
  const typed = new Set(paragraphs.filter(isTyped));
  const fontMeansCode = typed.size <= paragraphs.length * MOST_TYPED;
  return (node: OfficeContentNode, style: string): boolean =>
    CODE_STYLE.test(style) || (fontMeansCode && typed.has(node));
}

function isTyped(node: OfficeContentNode): boolean {
  const runs = (node.children ?? []).filter((run) => run.type === 'text' && run.text?.trim());
  return runs.length > 0 && runs.every((run) => TYPEWRITER.test(run.formatting?.font ?? ''));
}
