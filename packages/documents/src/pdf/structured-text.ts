import { type Box, boxAround, type Span } from './span.ts';
import { joinTurned } from './turned-text.ts';

/** The parts of MuPDF's structured text (JSON) that are read here. Lengths are in tenths of a point. */
type JsonBox = { x: number; y: number; w: number; h: number };
type JsonLine = {
  bbox: JsonBox;
  font: { name: string; family: string; weight: string; size: number };
  x: number;
  y: number;
  text: string;
};
type JsonBlock =
  | { type: 'text'; bbox: JsonBox; lines: JsonLine[] }
  | { type: 'structure'; raw: string; std: string; contents: JsonBlock[] }
  | { type: 'grid'; xpos: number[] }
  | { type: 'vector' | 'image' };

export const TABLE_OPTIONS = 'preserve-spans,table-hunt,vectors';
/** The search for tables cuts words. Pages with tables are read again without it. */
export const TEXT_OPTIONS = 'preserve-spans';
/** `asJSON` cuts lengths to whole numbers, so they are multiplied by this first. */
export const SCALE = 10;

/** A table found by MuPDF: left edges of columns and heights of rows. */
export type FoundGrid = Box & { columnStarts: number[]; rows: { top: number; bottom: number }[] };
export type FoundPage = { spans: Span[]; grids: FoundGrid[] };

/** Parses one page's structured text into spans and recognised tables. */
export function readStructuredText(json: string): FoundPage {
  // MuPDF writes column edges without the leading 0 that JSON requires.
  const sound = json.replace(/"[xy]pos":\[[^\]]*\]/g, (edges) =>
    edges.replace(/(?<=[[,]-?)\.(?=\d)/g, '0.'),
  );
  const { blocks } = JSON.parse(sound) as { blocks: JsonBlock[] };
  return { spans: joinTurned(blocks.flatMap(spansIn)), grids: blocks.flatMap(gridsIn) };
}

function spansOf(block: JsonBlock & { type: 'text' }): Span[] {
  return block.lines
    .filter((line) => line.text.trim() !== '' || turnOf(line))
    .map((line) => ({
      text: line.text,
      left: line.bbox.x / SCALE,
      right: (line.bbox.x + line.bbox.w) / SCALE,
      top: line.bbox.y / SCALE,
      bottom: (line.bbox.y + line.bbox.h) / SCALE,
      baseline: line.y / SCALE,
      size: sizeOf(line),
      bold: line.font.weight === 'bold' || /bold|black|heavy|semibold/i.test(line.font.name),
      turn: turnOf(line),
      monospaced:
        line.font.family === 'monospace' ||
        /mono|courier|consol|typewriter|cmtt/i.test(line.font.name),
    }));
}

/** In tenths of a point: smaller type on a much higher line is enlarged by the page. */
const SMALLEST_TYPE = 20;
const HIGHEST_LINE = 4;
const USUAL_HEIGHT = 1.2;
/** In ems: slanted type may exceed its start by this much. */
const SLANT = 0.12;

function sizeOf({ font, bbox }: JsonLine): number {
  const isEnlarged = font.size < SMALLEST_TYPE && bbox.h > font.size * HIGHEST_LINE;
  // Tenths were cut, not rounded: 9.96 arrives as 9.9.
  const points = isEnlarged ? bbox.h / SCALE / USUAL_HEIGHT : font.size / SCALE + 0.05;
  return Math.round(points * 2) / 2;
}

/** The starting corner of the text shows its direction. */
function turnOf({ x, y, bbox, font }: JsonLine): Span['turn'] {
  const startsRight = x - bbox.x > bbox.w / 2;
  if (startsRight && Math.abs(bbox.y + bbox.h - y) <= font.size * SLANT) return 'up';
  return !startsRight && Math.abs(bbox.y - y) <= font.size * SLANT ? 'down' : undefined;
}

function spansIn(block: JsonBlock): Span[] {
  if (block.type === 'text') return spansOf(block);
  return block.type === 'structure' ? block.contents.flatMap(spansIn) : [];
}

function gridsIn(block: JsonBlock): FoundGrid[] {
  if (block.type !== 'structure') return [];
  const grid = block.contents.find((part) => part.type === 'grid');
  if (block.std !== 'Table' || !grid) return block.contents.flatMap(gridsIn);
  const rows = block.contents.map(spansIn).filter((spans) => spans.length > 0);
  if (rows.length < 2 || grid.xpos.length < 3) return [];
  return [
    { ...boxAround(rows.flat()), columnStarts: grid.xpos.slice(0, -1), rows: rows.map(boxAround) },
  ];
}
