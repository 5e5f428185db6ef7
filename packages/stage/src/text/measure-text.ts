import type { Canvas2D } from '../scene-picture.ts';
import { currentFamily } from './font-family.ts';

export type FontWeight = 400 | 500 | 600 | 700 | 800;

export function font(weight: FontWeight, size: number): string {
  return `${weight} ${size}px "${currentFamily().name}", Inter, sans-serif`;
}

/** The width of a text in one font, in pixels. */
export type MeasureText = (text: string) => number;

/** Words are measured once, at this size. Fonts grow evenly with their size. */
const SAMPLE_SIZE = 100;
const MOST_KEPT = 20_000;

const keptWidths = new WeakMap<Canvas2D, Map<string, number>>();

/** Measures texts of a font. It asks the context, which is slow, once for each word. */
export function measureIn(context: Canvas2D, weight: FontWeight, size: number): MeasureText {
  const kept = keptWidths.get(context) ?? new Map<string, number>();
  keptWidths.set(context, kept);
  const widthOf = (word: string): number => {
    const key = `${currentFamily().name}${weight}${word}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size > MOST_KEPT) kept.clear();
    context.font = font(weight, SAMPLE_SIZE);
    const { width } = context.measureText(word);
    kept.set(key, width);
    return width;
  };
  return (text) => {
    const words = text.split(' ');
    const sum = words.reduce((total, word) => total + widthOf(word), 0);
    return ((sum + widthOf(' ') * (words.length - 1)) * size) / SAMPLE_SIZE;
  };
}
