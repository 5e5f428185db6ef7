export type DragItem = { kind: 'module' | 'content' | 'scene'; id: string };
export type Edge = 'top' | 'bottom';

/** Marks our drag data, because other things can be dragged over the page. */
const KEY = Symbol('part');

export const dragData = (item: DragItem): Record<symbol, unknown> => ({ [KEY]: item });

export function itemOf(data: Record<string | symbol, unknown>): DragItem | null {
  const item = data[KEY];
  // Only dragData writes under this symbol.
  return item === undefined ? null : (item as DragItem);
}

/** The half of an element that the pointer is over. */
export function edgeUnder(element: Element, clientY: number): Edge {
  const { top, height } = element.getBoundingClientRect();
  return clientY < top + height / 2 ? 'top' : 'bottom';
}
