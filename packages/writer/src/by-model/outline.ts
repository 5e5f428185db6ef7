import { z } from 'zod';
import { cleanLabel, upperFirst } from '../reading/clean-text.ts';
import type { SourcePart } from './source-parts.ts';

/** Parts of the source under a title, as a model names them. */
export const outlineItem = z.object({ title: z.string(), parts: z.array(z.number().int()) });

/** The parts with these ids, in reading order. Unknown ids are ignored. */
export function partsOf(ids: number[], parts: SourcePart[]): SourcePart[] {
  const wanted = new Set(ids);
  return parts.filter(({ id }) => wanted.has(id));
}

/** Faults for a model to mend, where there are too few or too many items. */
export const faultsOfCount = (
  count: number,
  { min, max }: { min: number; max: number },
  what: string,
) =>
  count < min || count > max
    ? [`There are ${count} ${what} instead of ${min === max ? min : `${min} to ${max}`}.`]
    : [];

/** Faults for a model to mend, where an item names no part that exists. */
export const faultsOfParts = (
  items: z.infer<typeof outlineItem>[],
  parts: SourcePart[],
): string[] =>
  items
    .filter((item) => partsOf(item.parts, parts).length === 0)
    .map(({ title }) => `"${title}" names no part of the material.`);

/** A title as lists show it: a capital first, no full stop, no marks of the script format. */
export const titleOf = (raw: string): string =>
  upperFirst(cleanLabel(raw)).replace(/(?<![.:;,])[.:;,]+$/u, '');
