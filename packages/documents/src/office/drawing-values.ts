import type { ShareBox } from '@tarima/contract/figures';
import { type Size, WHOLE } from '../figures/embedded-figure.ts';

const EMU_A_POINT = 12_700;
/** In thousandths of a percent. */
const SHARE_UNITS = 100_000;
/** In one degree. */
const TURN_UNITS = 60_000;

type Attributes = Record<string, string>;

/** Points of a length in EMU; 0 if there is none. */
export const pointsOfEmu = (length: string | undefined): number =>
  (Number(length ?? 0) || 0) / EMU_A_POINT;

/** The size in `cx` and `cy`; undefined without them. */
export function sizeOf({ cx, cy }: Attributes): Size | undefined {
  const size = { width: pointsOfEmu(cx), height: pointsOfEmu(cy) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

/** The degrees in `rot`, clockwise. */
export const turnOf = ({ rot }: Attributes): number => (Number(rot ?? 0) || 0) / TURN_UNITS;

/** The part that a source rectangle keeps. Its numbers say how much each side loses. */
export function partOfSource({ l, t, r, b }: Attributes): ShareBox {
  return partWithin([l, t, r, b].map(shareOf));
}

/** The part that is left without these shares of the left, top, right and bottom. */
export function partWithin(losses: number[]): ShareBox {
  const [left = 0, top = 0, right = 0, bottom = 0] = losses.map((loss) =>
    Math.min(Math.max(loss || 0, 0), 1),
  );
  const part = { x: left, y: top, width: 1 - left - right, height: 1 - top - bottom };
  return part.width > 0 && part.height > 0 ? part : WHOLE;
}

function shareOf(value = '0'): number {
  return value.endsWith('%') ? Number(value.slice(0, -1)) / 100 : Number(value) / SHARE_UNITS;
}
