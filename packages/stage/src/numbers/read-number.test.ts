import { describe, expect, test } from 'vitest';
import { isUnknown, readNumber, readNumberCell } from './read-number.ts';

describe('a number', () => {
  test.each([
    ['1.250,5 €', 'es', 1250.5],
    ['1,250.5', 'en', 1250.5],
    ['12 %', 'es', 12],
    ['12.5', 'es', 12.5],
    ['1.250', 'es', 1250],
    ['1.250', 'en', 1.25],
    ['1,250', 'en', 1250],
    ['1,250', 'pt', 1.25],
    ['−3,4', 'pt', -3.4],
    ['-$40', 'en', -40],
    ['R$ 1.200.000', 'pt', 1_200_000],
    ['12 500', 'es', 12_500],
    ['0.125', 'es', 0.125],
    ['2024', 'en', 2024],
  ] as const)('%s is read in %s', (text, language, value) => {
    expect(readNumberCell(text, language)?.value).toBe(value);
  });

  test('is parted from the words after it', () => {
    expect(readNumber('61 % de los accidentes', 'es')).toMatchObject({
      text: '61 %',
      rest: 'de los accidentes',
    });
    expect(readNumber('3, and no more', 'en')).toMatchObject({ text: '3', rest: ', and no more' });
  });

  test.each([
    ['60 W para la lámpara', '60 W'],
    ['250 mm, de cable', '250 mm'],
    ['15 min de espera', '15 min'],
    ['22 días al año', '22'],
    ['3 metros', '3'],
    ['4 ml', '4 ml'],
    ['20 km/h en el patio', '20 km/h'],
    ['12 €/hora extra', '12 €/hora'],
  ])('keeps its unit: %s', (text, number) => {
    expect(readNumber(text, 'es')?.text).toBe(number);
  });

  test('may be missing or unknown', () => {
    expect(readNumber('no number', 'en')).toBeNull();
    expect(readNumberCell('3 de 5', 'es')).toBeNull();
    for (const text of ['', '–', 'n/a', 'n.d.', '—']) expect(isUnknown(text)).toBe(true);
    expect(isUnknown('0')).toBe(false);
  });
});
