import type { EditorView } from '@tiptap/pm/view';
import { blocksOf } from './move-block.ts';

/** A press that moves less is not a drag. */
const THRESHOLD_PX = 4;
/** Within this distance of an edge, a drag scrolls the text on every frame. */
const EDGE_PX = 72;
const SCROLL_PX = 12;

type BlockDrag = {
  view: EditorView;
  /** The dragged block. */
  block: HTMLElement;
  label: string;
  /** Called with the gap between two blocks where it was dropped. */
  onDrop: (gap: number) => void;
};

/**
 * Drags a block by its grip, with mouse, pen or finger. The browser's own drag and drop does not support
 * all three. Escape cancels.
 */
export function dragBlock(press: PointerEvent, { view, block, label, onDrop }: BlockDrag): void {
  const over = new AbortController();
  const marks = { line: element('script-drop-line'), chip: element('script-drag-chip') };
  marks.chip.textContent = label;
  let pointer = { x: press.clientX, y: press.clientY };
  let isDragging = false;
  let frame = 0;

  const begin = () => {
    isDragging = true;
    block.classList.add('is-dragged');
    document.body.append(marks.line, marks.chip);
    frame = requestAnimationFrame(scrollOn);
  };
  const show = () => {
    const gap = gapAt(view, pointer.y);
    const { left, width } = view.dom.getBoundingClientRect();
    place(marks.line, left + 8, gap.y - 1);
    marks.line.style.width = `${width - 16}px`;
    place(marks.chip, pointer.x + 12, pointer.y + 12);
  };
  const scrollOn = () => {
    const scroller = scrollerOf(view.dom);
    const { top, bottom } = visibleRange(scroller);
    if (pointer.y < top + EDGE_PX) scroller.scrollTop -= SCROLL_PX;
    else if (pointer.y > bottom - EDGE_PX) scroller.scrollTop += SCROLL_PX;
    show();
    frame = requestAnimationFrame(scrollOn);
  };
  const end = () => {
    over.abort();
    cancelAnimationFrame(frame);
    block.classList.remove('is-dragged');
    marks.line.remove();
    marks.chip.remove();
  };

  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, listener, { signal: over.signal, capture: true });
  listen('pointermove', (event) => {
    if (event.pointerId !== press.pointerId) return;
    pointer = { x: event.clientX, y: event.clientY };
    const distance = Math.hypot(pointer.x - press.clientX, pointer.y - press.clientY);
    if (!isDragging && distance >= THRESHOLD_PX) begin();
    if (isDragging) show();
  });
  listen('pointerup', (event) => {
    if (event.pointerId !== press.pointerId) return;
    const { gap } = gapAt(view, event.clientY);
    end();
    if (isDragging) onDrop(gap);
  });
  listen('pointercancel', end);
  listen('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end();
  });
}

function element(className: string): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  made.setAttribute('aria-hidden', 'true');
  return made;
}

const place = (mark: HTMLElement, x: number, y: number): void => {
  mark.style.translate = `${x}px ${y}px`;
};

/** The gap between two blocks that is nearest to `y`, with its own height. */
function gapAt(view: EditorView, y: number): { gap: number; y: number } {
  const edges = blocksOf(view.state.doc).flatMap(({ position }) => {
    const dom = view.nodeDOM(position);
    return dom instanceof HTMLElement ? [dom.getBoundingClientRect()] : [];
  });
  const gaps = Array.from({ length: edges.length + 1 }, (_, gap) => {
    const [above, below] = [edges[gap - 1], edges[gap]];
    const heights = [above?.bottom, below?.top].filter((height) => height !== undefined);
    return { gap, y: heights.reduce((sum, height) => sum + height, 0) / heights.length };
  });
  const [first = { gap: 0, y }] = gaps;
  return gaps.reduce(
    (nearest, gap) => (Math.abs(gap.y - y) < Math.abs(nearest.y - y) ? gap : nearest),
    first,
  );
}

/** The scrolling element: the frame of a dialog, else the page. */
function scrollerOf(text: HTMLElement): Element {
  for (let parent = text.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (/auto|scroll/u.test(overflowY) && parent.scrollHeight > parent.clientHeight) return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}

function visibleRange(scroller: Element): { top: number; bottom: number } {
  if (scroller === document.scrollingElement) return { top: 0, bottom: window.innerHeight };
  return scroller.getBoundingClientRect();
}
