import type { PresenterPlace, VideoFormat } from '@tarima/contract';
import type { Placement } from '../art/figure.ts';
import type { Presenter } from '../presenters/presenter.ts';
import { type FrameStyle, freedHeight, sceneFrame } from './scene-frame.ts';

/** A bust that stands on the picture's lower edge: its eyes, its scale and the row of its pin. */
type Bust = { x: number; y: number; scale: number; pin: number; bottom: number };

const BUSTS: Record<VideoFormat, Record<'full' | 'beside', Bust>> = {
  horizontal: {
    full: { x: 960, y: 268, scale: 1.46, pin: 566, bottom: 720 },
    beside: { x: 1028, y: 312, scale: 1.22, pin: 566, bottom: 720 },
  },
  vertical: {
    full: { x: 360, y: 790, scale: 1.5, pin: 1090, bottom: 1280 },
    beside: { x: 360, y: 868, scale: 1.24, pin: 1090, bottom: 1280 },
  },
};

const PORTRAITS: Record<
  VideoFormat,
  Record<'full' | 'beside', { x: number; y: number; scale: number }>
> = {
  horizontal: {
    full: { x: 960, y: 292, scale: 1.52 },
    beside: { x: 1028, y: 306, scale: 1.22 },
  },
  vertical: {
    full: { x: 360, y: 806, scale: 1.58 },
    beside: { x: 360, y: 868, scale: 1.18 },
  },
};

/** The place of a presenter in the picture; null if they are away. */
export function presenterPlacement(
  style: FrameStyle,
  place: PresenterPlace,
  type: Presenter['type'],
): Placement | null {
  if (place === 'away') return null;
  if (place === 'corner') return inCorner(style);
  const { format } = style;
  const freed = freedHeight(style);
  const isBelow = format === 'vertical';
  if (type === 'standard') return standing(lower(BUSTS[format][place], isBelow ? freed : 0));
  const { y, ...portrait } = PORTRAITS[format][place];
  return inDisc({ ...portrait, y: y + (isBelow ? freed : freed / 2) });
}

/** A bust that stands deeper in the picture. */
const lower = (bust: Bust, by: number): Bust => ({ ...bust, y: bust.y + by, pin: bust.pin + by });

/** Room for shoulders and hands at both sides, and for hair above; in face units. */
const REACH = { side: 185, above: 137 };

function standing({ x, y, scale, pin, bottom }: Bust): Placement {
  const side = Math.round(REACH.side * scale);
  const top = Math.round(y - REACH.above * scale);
  return {
    ...{ x, y, scale, pin, portrait: null },
    reach: { x: x - side, y: top, width: side * 2, height: bottom - top },
  };
}

/** A portrait in a disc, in face units from the eyes. */
const DISC = { below: 21, radius: 157, side: 161, above: 133, height: 316, pin: 169 };

function inDisc({ x, y, scale }: { x: number; y: number; scale: number }): Placement {
  const pixels = (units: number) => Math.round(units * scale);
  return {
    ...{ x, y, scale, pin: y + pixels(DISC.pin) },
    reach: {
      ...{ x: x - pixels(DISC.side), y: y - pixels(DISC.above) },
      ...{ width: pixels(DISC.side) * 2, height: pixels(DISC.height) },
    },
    portrait: { x, y: y + pixels(DISC.below), radius: pixels(DISC.radius) },
  };
}

const CORNER_SCALE = 0.76;
/** The row of the eyes, as a share of the small frame's height. */
const CORNER_EYES = 0.55;
const CORNER_PIN = 8;

function inCorner(style: FrameStyle): Placement | null {
  const { figure } = sceneFrame(style, 'corner');
  if (!figure) return null;
  return {
    x: figure.x + figure.width / 2,
    y: Math.round(figure.y + figure.height * CORNER_EYES),
    scale: CORNER_SCALE,
    pin: figure.y + figure.height - CORNER_PIN,
    reach: figure,
    portrait: null,
  };
}
