import { AVATAR_CATEGORIES } from '@tarima/contract';
import { expect, test } from 'vitest';
import { inkIn, testCanvas } from '../testing/test-canvas.ts';
import { findPresenter, PRESENTERS } from './catalogue.ts';
import { drawPresenterStill } from './presenter-still.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('offers women and men of every category, some in their own room', () => {
  const many = (holds: (presenter: (typeof PRESENTERS)[number]) => boolean) =>
    PRESENTERS.filter(holds).length;
  expect(many(({ gender }) => gender === 'female')).toBeGreaterThanOrEqual(6);
  expect(many(({ gender }) => gender === 'male')).toBeGreaterThanOrEqual(6);
  expect(many(({ fixedBackground }) => fixedBackground !== null)).toBeGreaterThanOrEqual(2);
  // "other" is for a vendor's unknown category. The studio knows the category of its own
  // presenters.
  for (const category of AVATAR_CATEGORIES.filter((name) => name !== 'other' && name !== 'own'))
    expect(many((presenter) => presenter.category === category)).toBeGreaterThanOrEqual(2);
  expect(new Set(PRESENTERS.map(({ look }) => look.skin)).size).toBeGreaterThanOrEqual(6);
});

test('gives talking photos, and only them, a UUID', () => {
  for (const { id, type } of PRESENTERS) expect(UUID.test(id)).toBe(type === 'talking_photo');
  expect(new Set(PRESENTERS.map(({ id }) => id)).size).toBe(PRESENTERS.length);
});

test('draws a full still of each, in any size', () => {
  for (const { id } of PRESENTERS) {
    const context = testCanvas(120, 160);
    drawPresenterStill(context, id, 120, 160);
    expect(inkIn(context, { x: 0, y: 0, width: 120, height: 160 })).toBe(120 * 160);
  }
  expect(() => drawPresenterStill(testCanvas(8, 8), 'nobody', 8, 8)).toThrow(/"nobody"/);
  expect(findPresenter('nobody')).toBeUndefined();
});
