import type { Command, JSONContent } from '@tiptap/core';

/**
 * Never splits a sentence: inserts after the cursor's block, or before it at its start. The cursor is
 * put `cursor` places into it.
 */
export const insertBesideBlock =
  (block: JSONContent, cursor = 1): Command =>
  ({ state, chain }) => {
    const { $from } = state.selection;
    const isAtStart = $from.parentOffset === 0 && $from.depth === 1;
    const isEmpty = isAtStart && $from.parent.content.size === 0;
    const place = isEmpty
      ? { from: $from.before(1), to: $from.after(1) }
      : isAtStart
        ? $from.before(1)
        : // Between two blocks the cursor is in none.
          $from.depth === 0
          ? $from.pos
          : $from.after(1);
    const start = typeof place === 'number' ? place : place.from;
    return chain()
      .insertContentAt(place, block)
      .setTextSelection(start + cursor)
      .run();
  };
