import { LANGUAGES, LAYOUTS, PRESENTER_PLACES } from '@tarima/contract/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSceneDirection, parseSceneDirection } from './scene-direction.ts';

const NOTHING = { layout: null, presenter: null, figure: null, crop: null, description: '' };

describe('a scene’s direction', () => {
  it('is read part by part, in any order and language', () => {
    expect(parseSceneDirection('recorte 10 0 50 100; PASOS; figura 3fa9c012')).toEqual({
      ...NOTHING,
      layout: 'steps',
      figure: '3fa9c012',
      crop: { x: 0.1, y: 0, width: 0.5, height: 1 },
    });
    expect(parseSceneDirection("do and don't; presenter in the corner; a busy office")).toEqual({
      ...NOTHING,
      layout: 'dos',
      presenter: 'corner',
      description: 'a busy office',
    });
    expect(parseSceneDirection('Comparacao;apresentador no canto')).toMatchObject({
      layout: 'comparison',
      presenter: 'corner',
    });
  });

  it('leaves the author’s own words as they are', () => {
    for (const own of ['una oficina luminosa', 'figura 3', 'recorte de prensa', 'mis pasos']) {
      expect(parseSceneDirection(own)).toEqual({ ...NOTHING, description: own });
    }
  });

  it('keeps a crop inside the picture and drops an empty one', () => {
    expect(parseSceneDirection('crop 60 0 90 100').crop).toEqual({
      x: 0.6,
      y: 0,
      width: 0.4,
      height: 1,
    });
    expect(parseSceneDirection('crop 100 0 50 50').crop).toBeNull();
  });

  it('is written so that it reads back', () => {
    const direction = fc.record({
      layout: fc.constantFrom(null, ...LAYOUTS),
      presenter: fc.constantFrom(null, ...PRESENTER_PLACES),
      figure: fc.constantFrom(null, '3fa9c012', '00000000'),
      crop: fc.constantFrom(null, { x: 0.07, y: 0.5, width: 0.29, height: 0.5 }),
      description: fc.constantFrom('', 'una oficina', 'a; b'),
    });
    fc.assert(
      fc.property(direction, fc.constantFrom(...LANGUAGES), (wanted, language) => {
        expect(parseSceneDirection(formatSceneDirection(wanted, language))).toEqual(wanted);
      }),
    );
  });
});
