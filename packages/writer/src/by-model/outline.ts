import { z } from 'zod';
import { cleanLabel, upperFirst } from '../reading/clean-text.ts';
import type { SourcePart } from './source-parts.ts';

/** A stretch of the source under a title, as a model names it. */
export const outlineItem = z.object({ title: z.string(), parts: z.array(z.number().int()) });

/** The parts that ids name, in reading order; ids that there are not are left out. */
export function partsOf(ids: number[], parts: SourcePart[]): SourcePart[] {
  const wanted = new Set(ids);
  return parts.filter(({ id }) => wanted.has(id));
}

/** What is wrong with a number of items. */
export const faultsOfCount = (
  count: number,
  { min, max }: { min: number; max: number },
  what: string,
) =>
  count < min || count > max
    ? [`There are ${count} ${what} instead of ${min === max ? min : `${min} to ${max}`}.`]
    : [];

/** Items whose parts there are none of. */
export const faultsOfParts = (
  items: z.infer<typeof outlineItem>[],
  parts: SourcePart[],
): string[] =>
  items
    .filter((item) => partsOf(item.parts, parts).length === 0)
    .map(({ title }) => `"${title}" names no part of the material.`);

/** A title as it stands in lists: a capital first, no full stop, no marks of the script format. */
export const titleOf = (raw: string): string =>
  upperFirst(cleanLabel(raw)).replace(/(?<![.:;,])[.:;,]+$/u, '');
