import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/** The new place of a block: its position, its number from 1, and the total. */
export type Moved = { position: number; place: number; total: number };

/** The blocks of a document with their positions. */
export function blocksOf(document: Node): { node: Node; position: number }[] {
  const blocks: { node: Node; position: number }[] = [];
  document.forEach((node, position) => {
    blocks.push({ node, position });
  });
  return blocks;
}

/**
 * Moves the block at `from` to a gap: before block `gap`, or after the last one. Null if it stays there. It
 * is one undo step.
 */
export function moveBlock(
  state: EditorState,
  from: number,
  gap: number,
): { transaction: Transaction; moved: Moved } | null {
  const blocks = blocksOf(state.doc);
  const index = blocks.findIndex(({ position }) => position === from);
  const block = blocks[index]?.node;
  if (!block || gap === index || gap === index + 1) return null;
  const target = blocks[gap]?.position ?? state.doc.content.size;
  const transaction = closeHistory(state.tr).delete(from, from + block.nodeSize);
  const position = transaction.mapping.map(target);
  transaction.insert(position, block);
  const { anchor, head } = state.selection;
  const end = from + block.nodeSize;
  if (from < Math.min(anchor, head) && Math.max(anchor, head) < end) {
    const [moved, movedHead] = [anchor, head].map((at) => position + at - from);
    transaction.setSelection(TextSelection.create(transaction.doc, moved ?? 0, movedHead));
  }
  const place = gap > index ? gap : gap + 1;
  return { transaction, moved: { position, place, total: blocks.length } };
}

/** Moves the block at `from` one place up or down. Null at either end. */
export function stepBlock(state: EditorState, from: number, step: -1 | 1) {
  const index = blocksOf(state.doc).findIndex(({ position }) => position === from);
  const gap = step === -1 ? index - 1 : index + 2;
  return index === -1 || gap < 0 || gap > state.doc.childCount ? null : moveBlock(state, from, gap);
}
