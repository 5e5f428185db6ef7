import { expect, it } from 'vitest';
import { circlesOf } from './circles.ts';

const graph = (arrows: Record<string, string[]>) =>
  new Map(Object.entries(arrows).map(([name, targets]) => [name, new Set(targets)]));

it('finds no circle where all arrows run down', () => {
  expect(circlesOf(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
});

it('finds each circle once, with all its members', () => {
  const arrows = graph({
    top: ['a', 'x'],
    ...{ a: ['b'], b: ['c', 'bottom'], c: ['a'] },
    ...{ x: ['y', 'bottom'], y: ['x'] },
    bottom: [],
  });
  expect(circlesOf(arrows)).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
  ]);
});

it('joins circles that share a member', () => {
  expect(circlesOf(graph({ a: ['b', 'c'], b: ['a'], c: ['a'] }))).toEqual([['a', 'b', 'c']]);
});

it('passes over what imports itself, and what is not in the graph', () => {
  expect(circlesOf(graph({ a: ['a', 'elsewhere'], b: ['a'] }))).toEqual([]);
});
