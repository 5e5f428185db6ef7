import type { TimelineScene } from '@tarima/contract';

/** With the spaces before them. Signs and arrows that stand in text are no pictures. */
const PICTOGRAPHS =
  /(?:(?<!\s)\s*(?:(?![©®™‼⁉\u2190-\u21ff])\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Emoji_Modifier}|\u{fe0f}|\u{200d}|[\u{e0020}-\u{e007f}])*)+/gu;
/** What makes a picture of the sign before it. */
const PRESENTATION = /\u{fe0f}|\u{20e3}/gu;

/**
 * A text as it can be drawn: without emoji, of which Inter has none: a server without a font of
 * them draws empty boxes, and a browser's own would make the preview another picture than the video.
 */
export const drawableText = (text: string): string =>
  text.replace(PICTOGRAPHS, '').replace(PRESENTATION, '').trim();

/** A scene with texts that can be drawn; what was emoji alone is left out. */
export function drawableScene(scene: TimelineScene): TimelineScene {
  const drawable = <Piece extends { text: string }>(pieces: Piece[]) =>
    pieces
      .map((piece) => ({ ...piece, text: drawableText(piece.text) }))
      .filter(({ text }) => text !== '');
  return {
    ...scene,
    title: drawableText(scene.title),
    points: drawable(scene.points),
    captions: scene.captions
      .map((caption) => ({ ...caption, words: drawable(caption.words) }))
      .filter(({ words }) => words.length > 0),
  };
}
