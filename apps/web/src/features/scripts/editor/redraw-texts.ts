import type { Editor } from '@tiptap/core';
import { PLUGIN_KEY as PLACEHOLDERS } from '@tiptap/extensions';

/** Draws anew what stands beside the script's own text; cursor, text and steps back stay as they are. */
export function redrawTexts(editor: Editor): void {
  const placeholders = PLACEHOLDERS.get(editor.state);
  if (placeholders) {
    // It asks for its texts only when it is begun, or where somebody types.
    editor.unregisterPlugin(PLACEHOLDERS);
    editor.registerPlugin(placeholders);
  }
  editor.createNodeViews();
}
