import {
  autoScrollForElements,
  autoScrollWindowForElements,
} from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { type RefObject, useEffect } from 'react';

/** A drag near an edge scrolls the box that holds `list`: the nearest that scrolls, or the window. */
export function useAutoScroll(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = list.current?.closest('.overflow-y-auto');
    return box ? autoScrollForElements({ element: box }) : autoScrollWindowForElements();
  }, [list]);
}
