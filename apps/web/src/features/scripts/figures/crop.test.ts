import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropBetween, cropOfShares, insidePicture, sharesOfCrop } from './crop.ts';

test('the whole picture is no crop', () => {
  expect(sharesOfCrop(cropOfShares(null))).toBeNull();
});

test('a crop comes back from the script as it was chosen', () => {
  const crop = { x: 10, y: 29, width: 57, height: 7 };
  expect(cropOfShares(sharesOfCrop(crop))).toEqual(crop);
});

test('any two corners and any four numbers give a part of the picture', () => {
  const number = fc.double({ min: -500, max: 500, noNaN: true });
  const isInside = ({ x, y, width, height }: ReturnType<typeof insidePicture>) =>
    x >= 0 && y >= 0 && width >= 5 && height >= 5 && x + width <= 100 && y + height <= 100;
  fc.assert(
    fc.property(number, number, number, number, (x, y, width, height) => {
      expect(isInside(insidePicture({ x, y, width, height }))).toBe(true);
      expect(isInside(cropBetween({ x, y }, { x: width, y: height }))).toBe(true);
    }),
  );
});
