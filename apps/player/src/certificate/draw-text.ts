import type { jsPDF } from 'jspdf';

/** Pixels of a letter, and of a whole line at most. Browsers refuse wider pictures. */
const LETTER_PIXELS = 96;
const WIDEST_PIXELS = 8_000;
const MM_PER_POINT = 25.4 / 72;
/** Parts of a letter's height above and below the line it stands on. */
const ABOVE = 1.1;
const BELOW = 0.4;

type DrawnText = {
  /** Middle and baseline, in millimetres. */
  x: number;
  y: number;
  /** Points. */
  size: number;
  /** The widest it may be, in millimetres. */
  width: number;
  weight: 'normal' | 'bold';
  colour: string;
};

/** True if the page's font has every sign of the text. */
export function isInFont(page: jsPDF, text: string): boolean {
  // Its type leaves the font's own data open.
  const font: { characterToGlyph: (code: number) => number } = page.getFont().metadata;
  for (let at = 0; at < text.length; at++) {
    if (font.characterToGlyph(text.charCodeAt(at)) === 0) return false;
  }
  return true;
}

/** Draws one line with the machine's fonts, for signs that the page's font lacks. */
export function drawText(page: jsPDF, text: string, style: DrawnText): void {
  const { x, y, size, width, weight, colour } = style;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no text');
  const fontOf = (pixels: number) =>
    `${weight === 'bold' ? 600 : 400} ${pixels}px Inter, system-ui, sans-serif`;
  context.font = fontOf(LETTER_PIXELS);
  const natural = context.measureText(text).width || 1;
  const pixels = LETTER_PIXELS * Math.min(1, WIDEST_PIXELS / natural);
  canvas.width = Math.ceil((natural * pixels) / LETTER_PIXELS);
  canvas.height = Math.ceil(pixels * (ABOVE + BELOW));
  // A canvas forgets its font with a new size.
  context.font = fontOf(pixels);
  context.fillStyle = colour;
  context.fillText(text, 0, pixels * ABOVE);
  const mmPerPixel = Math.min((size * MM_PER_POINT) / pixels, width / canvas.width);
  const drawn = { width: canvas.width * mmPerPixel, height: canvas.height * mmPerPixel };
  const top = y - pixels * ABOVE * mmPerPixel;
  page.addImage(canvas, 'PNG', x - drawn.width / 2, top, drawn.width, drawn.height);
}
