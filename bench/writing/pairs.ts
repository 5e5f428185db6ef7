import { type FoundFact, isSaid } from './found-facts.ts';

export type JudgedPair = { fact: FoundFact; other: FoundFact; isKept: boolean };

/** Facts more sentences apart than this are not heard together. */
const NEAR = 5;

/**
 * Facts that must stay together; `isKept` is true if a scene says both. If neither is said, recall
 * counts the loss instead.
 */
export function judgedPairs(facts: FoundFact[]): JudgedPair[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return facts.flatMap((fact) =>
    fact.with.flatMap((id) => {
      const other = byId.get(id);
      if (!other) return [];
      // A question without its answer is often only a title.
      if (!isSaid(fact) && (other.kind === 'question' || !isSaid(other))) return [];
      return [{ fact, other, isKept: isTogether(fact, other) }];
    }),
  );
}

function isTogether(fact: FoundFact, other: FoundFact): boolean {
  return fact.hits.some((one) =>
    other.hits.some(
      (two) => one.scene === two.scene && (two.isTitle || Math.abs(one.line - two.line) <= NEAR),
    ),
  );
}
