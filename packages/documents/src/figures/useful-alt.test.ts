import { expect, it } from 'vitest';
import { usefulAlt } from './useful-alt.ts';

it('keeps a description for people, on one line', () => {
  expect(usefulAlt(' Esquema de la\nprensa vista de frente ')).toBe(
    'Esquema de la prensa vista de frente',
  );
});

it.each([
  ['a path', 'C:\\Users\\Ana Ruiz\\Mis imágenes\\prensa de frente.bmp'],
  ['an address', 'see https://example.org/the/big/press'],
  ['a file name', 'foto de la prensa.jpg'],
  ['a name that a program gave', 'Imagen 3'],
  ['a guess of a program', 'A close up of a sign Description automatically generated'],
  ['one word or two', 'Prensa hidráulica'],
  ['nothing', ''],
])('drops %s', (_, text) => {
  expect(usefulAlt(text)).toBe('');
});
