import { ColorSpace, Pixmap } from 'mupdf';
import { describe, expect, it } from 'vitest';
import { cornerPicture } from '../testing/build-drawing.ts';
import { isPlain, kindOfPicture, measurePicture } from './kind-of-picture.ts';

type Colour = [red: number, green: number, blue: number];

function painted(colourAt: (x: number, y: number) => Colour): Pixmap {
  const [width, height] = [160, 100];
  const pixmap = new Pixmap(ColorSpace.DeviceRGB, [0, 0, width, height], false);
  const pixels = pixmap.getPixels();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.set(colourAt(x, y), (y * width + x) * 3);
  }
  return pixmap;
}

describe('the kind of a picture', () => {
  it.each<[string, Pixmap]>([
    ['photo', painted((x, y) => [x + 40, (x * y) % 200, 200 - y])],
    ['diagram', painted((x, y) => (x % 40 === 0 || y % 40 === 0 ? [0, 0, 0] : [255, 255, 255]))],
    [
      'screen',
      painted((x, y) =>
        y < 30 ? [40, 60, 120] : y % 8 < 2 && x % 5 < 3 ? [30, 30, 30] : [255, 255, 255],
      ),
    ],
  ])('is %s by its colours and outlines', (kind, pixmap) => {
    const measures = measurePicture(pixmap);
    expect(isPlain(measures)).toBe(false);
    expect(kindOfPicture(measures)).toBe(kind);
  });

  it('is none for a blank picture or a shade', () => {
    expect(isPlain(measurePicture(painted(() => [255, 255, 255])))).toBe(true);
    expect(isPlain(measurePicture(painted((_, y) => [200, 210, 200 + y / 5])))).toBe(true);
    expect(isPlain(measurePicture(cornerPicture(160, 100)))).toBe(false);
  });
});
