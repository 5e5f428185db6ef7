import { expect, it } from 'vitest';
import { leaningsOf } from './roles.ts';

it.each([
  ['estudiante', 'definition'],
  ['economist', 'figures'],
  ['avvocata', 'why'],
  ['Lehrerin', 'advice'],
])('%s leans to %s', (role, relation) => {
  expect(leaningsOf(['', role])).toContain(relation);
});

it('leans to nothing without a known role', () => {
  expect(leaningsOf(['', 'amiga de la casa'])).toEqual([]);
});
