import type { Editor } from '@tiptap/core';

/**
 * Commands on the text, which has the focus at once: the editor's own command waits for the next frame, and
 * what is typed before it would be lost.
 */
export function focusedChain(editor: Editor) {
  editor.view.focus();
  return editor.chain().scrollIntoView();
}
