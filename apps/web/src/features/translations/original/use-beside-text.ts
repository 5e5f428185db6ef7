import type { Editor } from '@tiptap/react';
import { type RefObject, useEffect } from 'react';
import { sceneTops, spacesAbove } from './align-scenes.ts';

/**
 * Keeps each scene of a list beside the same scene of the editor's text. Where both scroll by themselves, they
 * scroll together.
 */
export function useBesideText(
  editor: Editor,
  list: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [scenes, own] = [list.current, scroller.current];
    const text = editor.view.dom;
    const other = text.parentElement;
    if (!scenes || !own || !other) return;

    const align = () => {
      const isBeside = text.getClientRects().length > 0;
      const rows = [...scenes.children].filter((row) => row instanceof HTMLElement);
      const above = text.getBoundingClientRect().top - scenes.getBoundingClientRect().top;
      const spaces = spacesAbove(
        isBeside ? sceneTops(text).map((top) => top + above) : [],
        rows.map((row) => row.offsetHeight),
      );
      for (const [place, row] of rows.entries()) row.style.marginTop = `${spaces[place] ?? 0}px`;
      scenes.style.minHeight = isBeside ? `${text.offsetHeight}px` : '';
    };
    const follow = () => {
      own.scrollTop = other.scrollTop;
    };
    const lead = () => {
      other.scrollTop = own.scrollTop;
    };
    const sizes = new ResizeObserver(align);
    for (const changing of [text, scenes]) sizes.observe(changing);
    editor.on('update', align);
    other.addEventListener('scroll', follow);
    own.addEventListener('scroll', lead);
    follow();
    align();
    return () => {
      sizes.disconnect();
      editor.off('update', align);
      other.removeEventListener('scroll', follow);
      own.removeEventListener('scroll', lead);
    };
  }, [editor, list, scroller]);
}
