import { expect, it } from 'vitest';
import { readStructuredText } from './structured-text.ts';

it('uses the visible size of type enlarged by its font', () => {
  const line = {
    bbox: { x: 1922, y: 396, w: 88, h: 172 },
    font: { name: 'F9', family: 'serif', weight: 'normal', size: 2 },
    x: 1922,
    y: 535,
    text: 'P',
  };
  const page = { blocks: [{ type: 'text', bbox: line.bbox, lines: [line] }] };
  expect(readStructuredText(JSON.stringify(page)).spans[0]?.size).toBeCloseTo(14.5, 0);
});
