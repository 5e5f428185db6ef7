import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

describe('splitSentences', () => {
  it.each([
    ['es', 'El Sr. Pérez llegó. La Dra. Gómez no.', ['El Sr. Pérez llegó.', 'La Dra. Gómez no.']],
    [
      'es',
      'Viajó a EE. UU. en 2020. Volvió pronto.',
      ['Viajó a EE. UU. en 2020.', 'Volvió pronto.'],
    ],
    [
      'es',
      'Entra en https://a.es/b?c=d!e?f y espera. Ya está.',
      ['Entra en https://a.es/b?c=d!e?f y espera.', 'Ya está.'],
    ],
    [
      'es',
      'Véase la fig. 3 del anexo. Cuesta 3.5 millones.',
      ['Véase la fig. 3 del anexo.', 'Cuesta 3.5 millones.'],
    ],
    [
      'es',
      '¿Qué hacer? ¡Planifica! Después descansa.',
      ['¿Qué hacer?', '¡Planifica!', 'Después descansa.'],
    ],
    [
      'es',
      'A las 5 p. m. cerramos. Mañana abrimos.',
      ['A las 5 p. m. cerramos.', 'Mañana abrimos.'],
    ],
    [
      'en',
      'Dr. Smith vs. Mr. Jones is over. J. K. Rowling won.',
      ['Dr. Smith vs. Mr. Jones is over.', 'J. K. Rowling won.'],
    ],
    [
      'pt',
      'A V. Exa. o Sr. Silva falou. Ninguém ouviu.',
      ['A V. Exa. o Sr. Silva falou.', 'Ninguém ouviu.'],
    ],
    [
      'de',
      'Die Ulme verschwand im 20. Jahrhundert fast völlig. Am 3. Oktober und am 24. Dezember ruht der Betrieb.',
      [
        'Die Ulme verschwand im 20. Jahrhundert fast völlig.',
        'Am 3. Oktober und am 24. Dezember ruht der Betrieb.',
      ],
    ],
    [
      'de',
      'Der Eingang liegt in der 5. Etage. Gezählt wurden 18. Das ist wenig.',
      ['Der Eingang liegt in der 5. Etage.', 'Gezählt wurden 18.', 'Das ist wenig.'],
    ],
    ['en', 'One line\nof text. Another.', ['One line of text.', 'Another.']],
  ])('%s: %s', (language, text, sentences) => {
    expect(splitSentences(text, language)).toEqual(sentences);
  });

  it('loses no character but white space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(splitSentences(text, 'es').join('').replace(/\s/gu, '')).toBe(
          text.replace(/\s/gu, ''),
        );
      }),
    );
  });
});
