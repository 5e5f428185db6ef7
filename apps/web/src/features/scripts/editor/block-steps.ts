import { Extension } from '@tiptap/core';
import { type DirectionWording, stepBlockOfCursor } from './direction-view.ts';

/** Alt+Shift and an arrow move the block that the cursor stands in, as in other editors. */
export const BlockSteps = Extension.create<Pick<DirectionWording, 'onMoved'>>({
  name: 'blockSteps',
  addOptions: () => ({ onMoved: () => {} }),
  addKeyboardShortcuts() {
    const step = (by: -1 | 1) => () => stepBlockOfCursor(this.editor, by, this.options.onMoved);
    return { 'Alt-Shift-ArrowUp': step(-1), 'Alt-Shift-ArrowDown': step(1) };
  },
});
