import type { Editor } from '@tiptap/core';
import { PLUGIN_KEY as PLACEHOLDERS } from '@tiptap/extensions';

/** Redraws the labels beside the script. Cursor, text and undo history stay as they are. */
export function redrawTexts(editor: Editor): void {
  const placeholders = PLACEHOLDERS.get(editor.state);
  if (placeholders) {
    // It reads its texts only on start and on typing.
    editor.unregisterPlugin(PLACEHOLDERS);
    editor.registerPlugin(placeholders);
  }
  editor.createNodeViews();
}
