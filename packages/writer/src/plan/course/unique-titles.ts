import { fillPhrase } from '../../pick-phrase.ts';
import { lowerWords } from '../../reading/terms.ts';
import type { CourseMaterial } from './course-material.ts';

/** The rank of a title. A content may be called almost like its module. */
export type TitleRank = 'course' | 'module' | 'content';

/** Two titles are too similar from this share of common words on. */
const ALIKE = { sameRank: 0.6, otherRank: 0.8 } as const;

/** Assigns titles so that no two of a course are alike. */
export function createTitleRegister(
  taken: { title: string; rank: TitleRank }[],
  material: CourseMaterial,
) {
  const { phrases, reading } = material;
  const { terms } = reading;
  const given = taken.map((one) => ({ ...one, stems: new Set(terms.of(one.title)) }));
  const isTaken = (title: string, rank: TitleRank) => {
    const stems = new Set(terms.of(title));
    const plain = lowerWords(title).join(' ');
    return given.some(
      (other) =>
        lowerWords(other.title).join(' ') === plain ||
        sameness(stems, other.stems) > (rank === other.rank ? ALIKE.sameRank : ALIKE.otherRank),
    );
  };
  /** A module's title should not be part of a content's title. */
  const isPartOfContent = (title: string) => {
    const stems = terms.of(title);
    return given.some(
      (other) => other.rank === 'content' && stems.every((stem) => other.stems.has(stem)),
    );
  };
  return {
    /**
     * The best free candidate, or the one `skipped` places further. A numbered title where none is
     * free.
     */
    take(candidates: string[], rank: TitleRank, skipped = 0): string {
      const all = candidates.filter((title) => !isTaken(title, rank));
      const better = rank === 'module' ? all.filter((title) => !isPartOfContent(title)) : all;
      const free = better.length > 0 ? better : all;
      let title = free[skipped % (free.length || 1)] ?? '';
      for (let number = given.length + 1; title === ''; number += 1) {
        const numbered = fillPhrase(phrases.partTitle, { number: String(number) });
        if (!given.some((other) => other.title === numbered)) title = numbered;
      }
      given.push({ title, rank, stems: new Set(terms.of(title)) });
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
