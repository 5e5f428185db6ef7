import { expect, test } from 'vitest';
import { createScenePicture } from '../create-scene-picture.ts';
import { drawnTexts } from '../testing/drawn-texts.ts';
import { sampleTimeline } from '../testing/sample-timeline.ts';
import { testCanvas } from '../testing/test-canvas.ts';

function headingOf(kicker: string, title: string) {
  const timeline = sampleTimeline({ kicker }, { title, points: [] });
  const made = createScenePicture(testCanvas(8, 8), timeline, 0, () => null);
  return drawnTexts(made, 2)
    .filter(({ layer }) => layer === 'title')
    .map(({ text }) => text)
    .join(' ');
}

test('the line above the title is whole, on two lines if needed, with the number of the scene', () => {
  expect(headingOf('Gestión', 'Prioriza')).toBe('GESTIÓN  · 1/2 Prioriza');
  const long = 'Manual de acogida para el personal de nuevo ingreso';
  expect(headingOf(long, 'Prioriza')).toContain(long.toUpperCase());
});

test('a line that does not fit, or repeats the title, is left out', () => {
  expect(headingOf('Manual de acogida '.repeat(8), 'Prioriza')).toBe('Prioriza');
  expect(headingOf('Prioriza', '¡Prioriza!')).toBe('¡Prioriza!');
});

test('a scene without a title has the name of the video in its place', () => {
  expect(headingOf('Manual de acogida', '')).toBe('Manual de acogida');
});
