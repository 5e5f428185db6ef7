import type { Caption, TimelineScene } from '@tarima/contract';
import { bareText } from '@tarima/text';

/** A point is on screen if it appears at most this long after the caption, in seconds. */
const SOON = 0.6;
/** A longer text may be cut, so that its words are not all on screen. */
const LONGEST_SHOWN = 160;

/** The captions that say more than stands on screen at that moment. */
export function burntCaptions(scene: TimelineScene): Caption[] {
  const texts = [{ text: scene.title, start: 0 }, ...scene.points]
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
