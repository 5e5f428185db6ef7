import type { Caption, Layout, TimelineScene } from '@tarima/contract';
import { bareText } from '@tarima/text';

/** A point may appear this long after its caption, in seconds. */
const SOON = 0.6;
/** A longer text may be cut, so that its words are not all on screen. */
const LONGEST_SHOWN = 160;
/** Layouts whose first point is there from the start. */
const MAIN_POINT: ReadonlySet<Layout> = new Set([
  ...(['statement', 'number', 'definition', 'quote', 'warning'] as const),
]);

/** The captions that say more than stands on screen at that moment. */
export function burntCaptions(scene: TimelineScene): Caption[] {
  const points = scene.points.map((point, index) =>
    index === 0 && MAIN_POINT.has(scene.layout) ? { ...point, start: 0 } : point,
  );
  const texts = [{ text: scene.title, start: 0 }, ...points]
    .filter(({ text }) => text.length <= LONGEST_SHOWN)
    .map(({ text, start }) => ({ words: new Set(bareText(text).split(' ')), start }));
  return scene.captions.filter((caption) => {
    const words = bareText(caption.words.map(({ text }) => text).join(' ')).split(' ');
    return !texts.some(
      (shown) =>
        shown.start <= caption.start + SOON && words.every((word) => shown.words.has(word)),
    );
  });
}
