import type { Saying } from '../../types/saying.ts';

const DAY_MARKS = ['th', 'st', 'nd', 'rd'];

export function dayOrdinal(day: number): string {
  const mark = day % 100 >= 11 && day % 100 <= 13 ? 'th' : (DAY_MARKS[day % 10] ?? 'th');
  return `${day}${mark}`;
}

/** Ordinals with a mark, and Roman numerals. */
export const ordinals = {
  ordinals: { pattern: /(?!)/gu, say: () => null },
  romans: {
    after:
      /^(?:ch|art|app|class|category|group|vol|chapter|part|volume|war|phase|section|type|stage|level|title|article|act|book|appendix|annex|unit|module|grade|step|tier|bowl|schedule|table|figure)s?$/iu,
    sayReign: (value) => (value <= 30 ? `the ${dayOrdinal(value)}` : null),
    before: { noun: /^(?:century|centuries|dynasty|millennium|edition)$/iu, say: dayOrdinal },
  },
} satisfies Partial<Saying>;
