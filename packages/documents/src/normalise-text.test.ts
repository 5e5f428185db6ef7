import { expect, it } from 'vitest';
import { normaliseText } from './normalise-text.ts';

it.each([
  [
    'a space for a character that no font names',
    'Las\uFFFDsalas\uFFFDdel norte',
    'Las salas del norte',
  ],
  ['a space for half of a character', 'Avise \uD83D siempre 😀', 'Avise siempre 😀'],
  [
    'the letter under the accent that TeX sets before it',
    'na¨ıve administraci´on',
    'naïve administración',
  ],
  [
    'such letters at the edges of words, too',
    '´E preciso a permiss˜ao da instala¸c˜ao; est´a `as vezes em manh˜a',
    'É preciso a permissão da instalação; está `as vezes em manhã',
  ],
  ['the letter under a mark of its own', 'nai\u0308ve naı\u0308ve', 'naïve naïve'],
  ['accents that stand alone as they are', 'x ˆ y, `ls` y 5´', 'x ˆ y, `ls` y 5´'],
  ['ligatures spelled out', 'o\uFB03cina', 'officina'],
])('writes %s', (_, found, clean) => {
  expect(normaliseText(found)).toBe(clean);
});
