import { Extension } from '@tiptap/core';
import { type DirectionWording, stepBlockOfCursor } from './direction-view.ts';

/** Alt+Shift and an arrow key move the cursor's block, as in other editors. */
export const BlockSteps = Extension.create<Pick<DirectionWording, 'onMoved'>>({
  name: 'blockSteps',
  addOptions: () => ({ onMoved: () => {} }),
  addKeyboardShortcuts() {
    const step = (by: -1 | 1) => () => stepBlockOfCursor(this.editor, by, this.options.onMoved);
    return { 'Alt-Shift-ArrowUp': step(-1), 'Alt-Shift-ArrowDown': step(1) };
  },
});
