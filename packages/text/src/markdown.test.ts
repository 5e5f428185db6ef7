import { expect, it } from 'vitest';
import { plainText } from './markdown.ts';

it.each([
  ['Pulsa <b>Guardar</b><br/> y <span class="x">sal</span>.', 'Pulsa Guardar y sal.'],
  ['Escribe <nombre> y <código postal>.', 'Escribe <nombre> y <código postal>.'],
  ['Escribe a <ana@example.org>.', 'Escribe a ana@example.org.'],
  ['Mira <https://example.org/a>.', 'Mira https://example.org/a.'],
  ['Con 3 < 5 y 7 > 5, <!-- nota --> sigue.', 'Con 3 < 5 y 7 > 5, sigue.'],
  ['<Enter> lo cierra.', '<Enter> lo cierra.'],
])('of "%s" the words stay', (line, words) => {
  expect(plainText(line)).toBe(words);
});
