import { Node, Slice } from '@tiptap/pm/model';
import type { EditorProps } from '@tiptap/pm/view';
import { documentToScript, scriptToDocument } from './script-document.ts';

/** Pasted plain text is read as a script. Copied text is written as one. */
export const scriptClipboard: Pick<EditorProps, 'clipboardTextParser' | 'clipboardTextSerializer'> =
  {
    clipboardTextParser: (text, _context, _plain, view) =>
      Slice.maxOpen(Node.fromJSON(view.state.schema, scriptToDocument(text)).content),
    clipboardTextSerializer: ({ content, openStart, openEnd }) => {
      const isWithinBlock = content.childCount === 1 && openStart > 0 && openEnd > 0;
      if (isWithinBlock) return content.textBetween(0, content.size, '\n', '\n');
      return documentToScript({ type: 'doc', content: content.toJSON() }).trimEnd();
    },
  };
