import { Mark, mergeAttributes } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { SAFE_ADDRESS } from './inline-marks.ts';

/** A link in the text. Pasting an address over words makes one of them. */
export const SafeLink = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: {} }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? '';
        return SAFE_ADDRESS.test(href) ? { href } : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    mergeAttributes(HTMLAttributes, { rel: 'noopener noreferrer nofollow' }),
    0,
  ],
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handlePaste: ({ state }, _, { content }) => {
            const href = content.textBetween(0, content.size, ' ').trim();
            if (state.selection.empty || !SAFE_ADDRESS.test(href)) return false;
            return this.editor.commands.setMark(this.name, { href });
          },
        },
      }),
    ];
  },
});
