import type { Box } from '../pdf/span.ts';

export function areaOf({ left, right, top, bottom }: Box): number {
  return Math.max(right - left, 0) * Math.max(bottom - top, 0);
}

export function grown({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

/** The part of `box` inside `other`; without area if they do not meet. */
export function sharedBox(box: Box, other: Box): Box {
  return {
    left: Math.max(box.left, other.left),
    right: Math.min(box.right, other.right),
    top: Math.max(box.top, other.top),
    bottom: Math.min(box.bottom, other.bottom),
  };
}

export function touches(box: Box, other: Box): boolean {
  const { left, right, top, bottom } = sharedBox(box, other);
  return left <= right && top <= bottom;
}

/** True if the middle of `inner` is in `outer`. */
export function holdsMiddle(outer: Box, inner: Box): boolean {
  const x = (inner.left + inner.right) / 2;
  const y = (inner.top + inner.bottom) / 2;
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}
