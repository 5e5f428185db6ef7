import { describe, expect, it } from 'vitest';
import { CUES } from '../wording/index.ts';
import { learnBareNames } from './bare-names.ts';

const bareNames = learnBareNames(
  [
    'The physicist Marie Curie was born in Warsaw.',
    'When Curie moved to Paris, South America and North America were far away.',
    'The Amazon River crosses South America, and the south is wet.',
  ],
  CUES.en,
);

describe('learnBareNames', () => {
  it.each([
    ['Curie won two prizes.', ['Curie']],
    ['When Curie won, nobody came.', ['Curie']],
    ["Curie's notebooks are still radioactive.", ['Curie']],
    ['Marie Curie won two prizes.', []],
    ['America is far away.', []],
    ['The River is long.', []],
    ['Warsaw is a city.', []],
  ])('%s', (text, expected) => expect(bareNames(text)).toEqual(expected));

  it('knows no surname that the documents never introduce', () => {
    const none = learnBareNames(['Die Alte Brücke steht in der Stadt.'], CUES.de);
    expect(none('Brücke und Stadt gehören zusammen.')).toEqual([]);
  });
});
