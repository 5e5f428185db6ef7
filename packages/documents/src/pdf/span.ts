/** A run of one font on one baseline. Lengths in points from the page's top left corner. */
export type Span = {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  size: number;
  bold: boolean;
  monospaced: boolean;
  /** Direction of vertical text, as on the label of an axis. */
  turn?: 'up' | 'down';
};
export type Box = { left: number; right: number; top: number; bottom: number };

export function boxAround(boxes: Box[]): Box {
  // A loop, because this runs for every span and temporary lists would fill the heap.
  const around = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { left, right, top, bottom } of boxes) {
    around.left = Math.min(around.left, left);
    around.right = Math.max(around.right, right);
    around.top = Math.min(around.top, top);
    around.bottom = Math.max(around.bottom, bottom);
  }
  return around;
}
