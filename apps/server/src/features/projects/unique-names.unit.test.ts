import { expect, it } from 'vitest';
import { withUniqueNames } from './unique-names.ts';

it.each([
  [
    ['a.pdf', 'b.pdf'],
    ['a.pdf', 'b.pdf'],
  ],
  [
    ['guía.pdf', 'guía.pdf', 'guía.pdf'],
    ['guía.pdf', 'guía (2).pdf', 'guía (3).pdf'],
  ],
  [
    ['a.pdf', 'a.pdf', 'a (2).pdf'],
    ['a.pdf', 'a (3).pdf', 'a (2).pdf'],
  ],
  [
    ['v1.2.pdf', 'v1.2.pdf'],
    ['v1.2.pdf', 'v1.2 (2).pdf'],
  ],
])('%j becomes %j', (names, expected) => {
  const files = names.map((name) => ({ name, bytes: 1 }));
  expect(withUniqueNames(files)).toEqual(expected.map((name) => ({ name, bytes: 1 })));
});
