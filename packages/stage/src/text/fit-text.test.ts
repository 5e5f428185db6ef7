import { expect, test } from 'vitest';
import { testCanvas } from '../testing/test-canvas.ts';
import { type FittedText, fitText } from './fit-text.ts';
import { font } from './measure-text.ts';

const room = { width: 300, maxLines: 3, weight: 700, sizes: [40, 30, 20] } as const;

function widest(text: FittedText): number {
  const context = testCanvas(8, 8);
  context.font = font(text.weight, text.size);
  return Math.max(...text.lines.map((line) => context.measureText(line).width));
}

test('takes the largest size that fits', () => {
  expect(fitText(testCanvas(8, 8), 'Hola', room)).toMatchObject({ size: 40, lines: ['Hola'] });
  expect(fitText(testCanvas(8, 8), 'Prioriza lo importante y lo demás después', room).size).toBe(
    30,
  );
});

test('breaks into lines of about equal width', () => {
  const { lines } = fitText(testCanvas(8, 8), 'una línea y otra más', { ...room, sizes: [40] });
  expect(lines).toEqual(['una línea', 'y otra más']);
});

test('keeps words whole, even if a broken word would fit better', () => {
  const sizes = [40, 30, 20];
  expect(fitText(testCanvas(8, 8), 'Composting at home', { ...room, sizes }).lines).toEqual([
    'Composting',
    'at home',
  ]);
  const { lines } = fitText(testCanvas(8, 8), 'Interdepartamental', { ...room, sizes });
  expect(lines).toEqual(['Interdepartamental']);
});

test.each([
  'Responsabilidades interdepartamentales extraordinariamente largas que no caben de ningún modo',
  'electroencefalografistaselectroencefalografistas'.repeat(4),
  '',
])('never exceeds its room: %s', (text) => {
  const fitted = fitText(testCanvas(8, 8), text, { ...room, height: 80 });
  expect(fitted.lines.length * fitted.lineHeight).toBeLessThanOrEqual(80);
  if (text) expect(widest(fitted)).toBeLessThanOrEqual(300);
});
