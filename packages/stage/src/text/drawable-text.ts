import type { TimelineScene } from '@tarima/contract';

/** Emoji with the spaces before them. Signs and arrows of plain text are not included. */
const PICTOGRAPHS =
  /(?:(?<!\s)\s*(?:(?![©®™‼⁉\u2190-\u21ff])\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Emoji_Modifier}|\u{fe0f}|\u{200d}|[\u{e0020}-\u{e007f}])*)+/gu;
/** The characters that turn the sign before them into a picture. */
const PRESENTATION = /\u{fe0f}|\u{20e3}/gu;

/**
 * The text without emoji, because Inter has none. A server without an emoji font draws empty boxes.
 * A browser's own font would make the preview differ from the video.
 */
export const drawableText = (text: string): string =>
  text.replace(PICTOGRAPHS, '').replace(PRESENTATION, '').trim();

/** A scene whose texts can be drawn. Texts of emoji alone are left out. */
export function drawableScene(scene: TimelineScene): TimelineScene {
  const drawable = <Piece extends { text: string }>(pieces: Piece[]) =>
    pieces
      .map((piece) => ({ ...piece, text: drawableText(piece.text) }))
      .filter(({ text }) => text !== '');
  return {
    ...scene,
    title: drawableText(scene.title),
    points: drawable(scene.points),
    figure: scene.figure && { ...scene.figure, caption: drawableText(scene.figure.caption) },
    table: scene.table && {
      ...scene.table,
      rows: scene.table.rows.map((row) => row.map(drawableText)),
    },
    captions: scene.captions
      .map((caption) => ({ ...caption, words: drawable(caption.words) }))
      .filter(({ words }) => words.length > 0),
  };
}
