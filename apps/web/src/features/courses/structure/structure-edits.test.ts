import type { EditedStructure } from '@tarima/contract';
import { expect, test } from 'vitest';
import { courseSample } from '../course-sample.ts';
import {
  changeContent,
  moveContent,
  moveModule,
  placeAt,
  placeBeside,
  placeOf,
  removeContent,
  structureOf,
} from './structure-edits.ts';

const structure = structureOf(courseSample());
const [first, second] = structure.modules;
const idOf = (number: number) => {
  const contents = structure.modules.flatMap((module) => module.contents);
  return contents[number - 1]?.id ?? '';
};
/** The numbers of the contents, module by module. */
const order = ({ modules }: EditedStructure) =>
  modules.map(({ contents }) => contents.map(({ title }) => Number(title.split(' ')[1])));

test('a content moves within its module and into another', () => {
  const place = { moduleId: second?.id ?? '', index: 1 };
  expect(order(moveContent(structure, idOf(1), place))).toEqual([[2], [3, 1, 4]]);
  expect(order(moveContent(structure, idOf(3), place))).toEqual([
    [1, 2],
    [4, 3],
  ]);
});

test('a step past the edge of a module enters the next one, and stops at both ends', () => {
  expect(placeBeside(structure, idOf(1), 1)).toEqual({ moduleId: first?.id, index: 1 });
  expect(placeBeside(structure, idOf(2), 1)).toEqual({ moduleId: second?.id, index: 0 });
  expect(placeBeside(structure, idOf(3), -1)).toEqual({ moduleId: first?.id, index: 2 });
  expect(placeBeside(structure, idOf(1), -1)).toBeNull();
  expect(placeBeside(structure, idOf(4), 1)).toBeNull();
});

test('a dropped content lands beside the other one, from either side', () => {
  const dropped = (moved: number, on: number, edge: 'top' | 'bottom') => {
    const place = placeAt(structure, idOf(moved), { contentId: idOf(on), edge });
    return place && order(moveContent(structure, idOf(moved), place));
  };
  expect(dropped(1, 2, 'bottom')).toEqual([
    [2, 1],
    [3, 4],
  ]);
  expect(dropped(2, 1, 'top')).toEqual([
    [2, 1],
    [3, 4],
  ]);
  expect(dropped(4, 1, 'bottom')).toEqual([[1, 4, 2], [3]]);
});

test('a moved module keeps its contents', () => {
  const moved = moveModule(structure, first?.id ?? '', 1);
  expect(order(moved)).toEqual([
    [3, 4],
    [1, 2],
  ]);
});

test('an edit changes only the named part', () => {
  expect(order(removeContent(structure, idOf(3)))).toEqual([[1, 2], [4]]);
  expect(removeContent(structure, 'unknown')).toEqual(structure);
  const renamed = changeContent(structure, idOf(2), { title: 'Otro' });
  expect(placeOf(renamed, idOf(2))).toEqual(placeOf(structure, idOf(2)));
  expect(renamed.modules[1]).toEqual(second);
});
