import { expect, it } from 'vitest';
import { spacesAbove } from './align-scenes.ts';

it('puts each scene beside its own, and below a longer one before it', () => {
  expect(spacesAbove([32, 200, 300], [100, 150, 50])).toEqual([32, 68, 24]);
});

it('only parts the scenes where there is no text beside them', () => {
  expect(spacesAbove([], [100, 50])).toEqual([24, 24]);
});
