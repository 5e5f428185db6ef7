import { mix } from '../colour.ts';
import { easeOut, firstFrameAfter, frameAt } from '../frame-time.ts';
import { contentLayer } from '../layers/content-layer.ts';
import type { LayoutRequest } from '../layouts/layout.ts';
import { progressAt, remainingAt, strokeAt, strokeKey, strokeMoments } from '../motion/strokes.ts';
import type { Bounds, Canvas2D, Layer } from '../scene-picture.ts';
import { drawLines, textHeight } from '../text/fit-text.ts';
import { measureIn } from '../text/measure-text.ts';
import type { Pair } from '../themes/theme.ts';
import { type ArrangedItem, arrangeList } from './arrange-list.ts';
import { drawCard, drawUnderline } from './draw-card.ts';
import type { DrawSign } from './signs.ts';

export type CardListItem = {
  text: string;
  /** Seconds from the scene's start. */
  start: number;
  /** The spoken item's successor, if another list has it; seconds. */
  until?: number;
};

export type CardListStyle = {
  sizes: readonly number[];
  drawSign: DrawSign;
  /** The width of the sign, in pixels. */
  signSize: number;
  /** The colours of the sign; those of the theme if absent. */
  sign?: Pair;
  /** True if later items stand there from the start, less marked. */
  showsComing: boolean;
};

const ENTRANCE_FRAMES = 8;
const LIGHT_FRAMES = 5;
const SLIDE = 26;
const EDGE = 22;
/** The height of a stroke of the pen. */
const PEN = 6;

/** A card for each item. The spoken one is lit. A long list is shown page by page. */
export function cardList(
  request: LayoutRequest,
  name: string,
  items: readonly CardListItem[],
  style: CardListStyle,
  box: Bounds = request.box,
): Layer[] {
  const { context, scene } = request;
  const arrange = (padding: number, gap: number) =>
    arrangeList(
      context,
      items.map(({ text }) => text),
      {
        ...{ box, sizes: style.sizes, padding, gap },
        besideText: besideText(style),
      },
    );
  const roomy = items.length <= 3 ? arrange(20, 18) : arrange(13, 12);
  const pages = roomy.length > 1 ? fewestPages(roomy, arrange(6, 8)) : roomy;
  const starts = items.map(({ start }) => start);
  const strokes = strokeMoments(starts, starts[0] ?? 0, scene.duration);
  return pages.flatMap((page, number) =>
    page.flatMap((item) => {
      const { start = 0, until } = items[item.index] ?? {};
      const pageStart = number === 0 ? 0 : (items[page[0]?.index ?? 0]?.start ?? 0);
      const nextPage = items[pages[number + 1]?.[0]?.index ?? -1]?.start;
      return cardLayers(request, `${name}-${item.index + 1}`, item, style, {
        appears: style.showsComing ? pageStart : start,
        lit: start,
        past: until ?? items[item.index + 1]?.start ?? scene.duration + 1,
        leaves: nextPage ?? null,
        strokes,
      });
    }),
  );
}

/** The pixels of a card's width that its text lacks. */
export const besideText = ({ signSize }: Pick<CardListStyle, 'signSize'>): number =>
  EDGE * 2 + signSize + 18;

/** Tight cards are used only where they save a page. */
const fewestPages = (roomy: ArrangedItem[][], tight: ArrangedItem[][]): ArrangedItem[][] =>
  tight.length < roomy.length ? tight : roomy;

type CardTimes = {
  appears: number;
  lit: number;
  past: number;
  /** The start of the next page. */
  leaves: number | null;
  strokes: readonly number[];
};

function cardLayers(
  request: LayoutRequest,
  name: string,
  item: ArrangedItem,
  style: CardListStyle,
  times: CardTimes,
): Layer[] {
  const { theme } = request;
  const momentAt = (t: number) => {
    const isPast = times.leaves !== null && frameAt(t) >= firstFrameAfter(times.leaves);
    const entered = easeOut(progressAt(times.appears, ENTRANCE_FRAMES, t));
    if (entered === 0 || isPast) return null;
    return {
      entered: times.appears === 0 ? 1 : entered,
      leaving: times.leaves === null ? 1 : remainingAt(times.leaves, LIGHT_FRAMES, t),
      lit: progressAt(times.lit, LIGHT_FRAMES, t) - progressAt(times.past, LIGHT_FRAMES, t),
      isComing: progressAt(times.lit, 1, t) === 0,
    };
  };
  const draw = (context: Canvas2D, t: number) => {
    const moment = momentAt(t);
    if (!moment) return;
    const { entered, lit, isComing, leaving } = moment;
    const { box, text } = item;
    context.globalAlpha *= entered * leaving;
    context.translate((entered - 1) * SLIDE, 0);
    const ink = isComing ? theme.card.soft : theme.card.ink;
    const colours = {
      ground: mix(theme.card.ground, theme.lit.ground, lit),
      ink: mix(ink, theme.lit.ink, lit),
    };
    drawCard(context, box, theme, colours.ground);
    const usual = style.sign ?? {
      ground: isComing ? theme.card.soft : theme.card.accent,
      ink: theme.card.ground,
    };
    const sign = {
      ground: mix(usual.ground, theme.lit.ink, lit),
      ink: mix(usual.ink, theme.lit.ground, lit),
    };
    const middle = box.y + box.height / 2;
    const signSize = Math.min(style.signSize, box.height - 8);
    const place = { x: box.x + EDGE + style.signSize / 2, y: middle, size: signSize };
    style.drawSign(context, place, style.sign ? usual : sign, item.index);
    context.fillStyle = colours.ink;
    context.textAlign = 'left';
    drawLines(context, text, textLeft(box, style), Math.round(middle - textHeight(text) / 2));
  };
  const card = contentLayer(
    request,
    name,
    { ...item.box, x: item.box.x - SLIDE, width: item.box.width + SLIDE },
    (t) => {
      const moment = momentAt(t);
      if (!moment) return null;
      const { entered, leaving, lit, isComing } = moment;
      return [entered.toFixed(3), leaving, lit, isComing].join('/');
    },
    draw,
  );
  return [card, penLayer(request, `${name}-pen`, item, style, times)];
}

/** A pen marks the spoken card, without the card: its pictures are small. */
function penLayer(
  request: LayoutRequest,
  name: string,
  { box, text }: ArrangedItem,
  style: CardListStyle,
  { strokes, lit, past }: CardTimes,
): Layer {
  const { context, theme } = request;
  const line = {
    x: textLeft(box, style),
    y: Math.round(box.y + (box.height + textHeight(text)) / 2) + 1,
    width: measureIn(context, text.weight, text.size)(text.lines.at(-1) ?? ''),
  };
  const strokeOf = (t: number) => {
    const stroke = strokeAt(strokes, t);
    const isSpoken = (strokes[stroke.number] ?? 0) > lit && progressAt(past, 1, t) === 0;
    return isSpoken ? stroke : null;
  };
  return contentLayer(
    request,
    name,
    { ...line, y: line.y - PEN / 2, height: PEN },
    (t) => {
      const stroke = strokeOf(t);
      return stroke && strokeKey(stroke);
    },
    (target, t) => drawUnderline(target, line, strokeOf(t)?.drawn ?? 0, theme.lit.ink),
  );
}

const textLeft = (box: Bounds, { signSize }: CardListStyle): number => box.x + EDGE + signSize + 18;
