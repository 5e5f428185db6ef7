import { editedStructureSchema } from '@tarima/contract';
import { expect, test } from 'vitest';
import { newId } from '#web/lib/new-id.ts';
import { courseSample } from '../course-sample.ts';
import { structureOf } from './structure-edits.ts';
import { TEXT_LIMITS } from './text-limits.ts';

const structure = structureOf(courseSample());
const accepts = (change: object) =>
  editedStructureSchema.safeParse({ ...structure, ...change }).success;
const text = (length: number) => 'a'.repeat(length);

test('the fields accept exactly what the server accepts', () => {
  for (const field of ['title', 'description', 'targetAudience'] as const) {
    expect(accepts({ [field]: text(TEXT_LIMITS[field]) })).toBe(true);
    expect(accepts({ [field]: text(TEXT_LIMITS[field] + 1) })).toBe(false);
  }
  const points = (count: number, length: number) => ({
    painPointsAddressed: Array.from({ length: count }, () => text(length)),
  });
  const { painPoint, painPoints, modules } = TEXT_LIMITS;
  expect(accepts(points(painPoints, painPoint))).toBe(true);
  expect(accepts(points(painPoints + 1, painPoint))).toBe(false);
  expect(accepts(points(painPoints, painPoint + 1))).toBe(false);
  const withModules = (count: number) => ({
    modules: Array.from({ length: count }, () => ({ ...structure.modules[0], id: newId() })),
  });
  expect(accepts(withModules(modules))).toBe(true);
  expect(accepts(withModules(modules + 1))).toBe(false);
});
