import type { Editor } from '@tiptap/core';

/**
 * Commands on the text, which gets the focus at once. The editor's own focus command waits a frame and
 * would lose keys.
 */
export function focusedChain(editor: Editor) {
  editor.view.focus();
  return editor.chain().scrollIntoView();
}
