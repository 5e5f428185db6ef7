import type { Course, EditedStructure } from '@tarima/contract';
import { useRef } from 'react';
import { type Part, structureOf } from './structure-edits.ts';

/**
 * Remembers parts that were generated here and not edited since. Generating those again needs no question.
 * Older parts may have been edited, so they count as edited.
 */
export function useGeneratedTexts() {
  const texts = useRef(new Map<string, string>());
  return {
    /** Adds the parts of `after` that `before` does not have. */
    add(before: EditedStructure, after: Course): void {
      const old = new Set(partsOf(before).map(({ id }) => id));
      for (const part of partsOf(structureOf(after))) {
        if (!old.has(part.id)) texts.current.set(part.id, textOf(part));
      }
    },
    isUntouched({ modules }: EditedStructure, { moduleId, contentId }: Part): boolean {
      const module = modules.find(({ id }) => id === moduleId);
      if (!module) return false;
      const parts = [module, ...module.contents].filter(({ id }) => !contentId || id === contentId);
      return parts.every((part) => texts.current.get(part.id) === textOf(part));
    },
  };
}

const partsOf = ({ modules }: EditedStructure) =>
  modules.flatMap((module) => [module, ...module.contents]);

const textOf = ({ title, description }: { title: string; description: string }): string =>
  JSON.stringify([title, description]);
