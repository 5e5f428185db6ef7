import { fillPhrase } from '../pick-phrase.ts';
import { lowerWords } from '../terms.ts';
import type { CourseMaterial } from './course-material.ts';

/** Share of their words from which two titles are taken for one another. */
const ALIKE = 0.7;

/** Gives out titles so that no two of a course are alike. */
export function createTitleRegister(taken: string[], material: CourseMaterial) {
  const { terms, wording } = material;
  const given = taken.map((title) => ({ title, stems: new Set(terms.of(title)) }));
  const isTaken = (title: string) => {
    const stems = new Set(terms.of(title));
    const plain = lowerWords(title).join(' ');
    return given.some(
      (other) =>
        lowerWords(other.title).join(' ') === plain || sameness(stems, other.stems) > ALIKE,
    );
  };
  return {
    /** The best free candidate, or the one so many places further; a numbered title when none is free. */
    take(candidates: string[], skipped = 0): string {
      const free = candidates.filter((title) => !isTaken(title));
      let title = free[skipped % (free.length || 1)] ?? '';
      for (let number = given.length + 1; title === ''; number += 1) {
        const numbered = fillPhrase(wording.partTitle, { number: String(number) });
        if (!given.some((other) => other.title === numbered)) title = numbered;
      }
      given.push({ title, stems: new Set(terms.of(title)) });
      return title;
    },
  };
}
export type TitleRegister = ReturnType<typeof createTitleRegister>;

/** Share of all stems that two sets have in common. */
function sameness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared / (one.size + other.size - shared || 1);
}
