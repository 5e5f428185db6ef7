import { type FoundFact, isSaid } from './found-facts.ts';
import { folded } from './normal-text.ts';
import type { SpokenScene } from './spoken-scenes.ts';
import { shareOfStems, stemsOf } from './words.ts';

/** `neutral`: said in the opening or close, or under no heading of the document. */
const VERDICTS = ['right', 'neutral', 'wrong'] as const;
type Verdict = (typeof VERDICTS)[number];
export type JudgedTitle = { fact: FoundFact; title: string; verdict: Verdict };

/** Titles that share this much are alike. */
const ALIKE = 0.5;

/** For each fact that is said, the best verdict on the titles above it. */
export function judgedTitles(facts: FoundFact[], scenes: SpokenScene[]): JudgedTitle[] {
  return facts.filter(isSaid).map((fact) => {
    const verdicts = fact.hits.map(({ scene }) => verdictOf(fact, scene, scenes));
    const verdict = VERDICTS.find((one) => verdicts.includes(one)) ?? 'wrong';
    return { fact, title: scenes[fact.hits[0]?.scene ?? 0]?.title ?? '', verdict };
  });
}

function verdictOf(fact: FoundFact, at: number, scenes: SpokenScene[]): Verdict {
  const title = scenes[at]?.title ?? '';
  const headings = fact.path.slice(1);
  if (headings.some((heading) => likeness(title, heading) >= ALIKE)) return 'right';
  if (at === 0 || at === scenes.length - 1 || headings.length === 0) return 'neutral';
  return shareOfStems(title, fact.text) >= ALIKE ? 'right' : 'wrong';
}

function likeness(title: string, heading: string): number {
  if (bareTitle(title) === bareTitle(heading)) return 1;
  const back = stemsOf(heading).length > 0 ? shareOfStems(heading, title) : 0;
  return Math.max(shareOfStems(title, heading), back);
}

/** Letters and digits only. */
export function bareTitle(title: string): string {
  return folded(title)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
