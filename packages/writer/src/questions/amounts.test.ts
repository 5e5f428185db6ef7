import { WRITING_LANGUAGES } from '@tarima/languages';
import { expect, it } from 'vitest';
import { createAmountFinder } from './amounts.ts';

const CASES: [keyof typeof WRITING_LANGUAGES, string, [string, number][]][] = [
  [
    'en',
    'Returns within 60 days cost $1,250.50.',
    [
      ['60 days', 60],
      ['$1,250.50', 1250.5],
    ],
  ],
  [
    'es',
    'Hasta 1.200,50 €, en dos horas.',
    [
      ['1.200,50 €', 1200.5],
      ['dos horas', 2],
    ],
  ],
  [
    'pt',
    'Custa R$ 14,90 por mês, até as 9:30.',
    [
      ['R$ 14,90', 14.9],
      ['9:30', 570],
    ],
  ],
  [
    'en',
    'Keep it below 40 °C, or 25kg.',
    [
      ['40 °C', 40],
      ['25kg', 25],
    ],
  ],
  // No amount: a section, a range, a year, a rough number, a telephone number.
  ['es', 'La sección 6 dura de 3 a 5 días desde 1998.', []],
  ['en', 'It takes about nine minutes; call 020 7946 0188.', []],
  ['en', 'Drop the name in the #86 channel, or at −10 °C.', []],
  ['pt', 'De dois a três dias, conforme o artigo 7 da lei.', []],
];

it.each(CASES)('the amounts of a sentence (%s): %s', (language, text, expected) => {
  const { questions, cues } = WRITING_LANGUAGES[language];
  const found = createAmountFinder(questions, cues.functionWords)(text);
  expect(found.map((amount) => [amount.text, amount.value])).toEqual(expected);
});
