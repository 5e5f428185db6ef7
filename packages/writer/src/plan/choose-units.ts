import { type Section, type Unit, wordsOf } from '../reading/reading.ts';
import type { KindWeights } from './kind-weights.ts';

/** Cost of a unit beside its words: a listener must change the topic. */
const TURN_WORDS = 3;

/**
 * Chooses units within so many words. Those that must be said come first, the heaviest for their
 * length at the front. Then come those that complete sections, the shortest rest first. A unit is
 * said with the one that it follows.
 */
export function chooseUnits(
  units: readonly Unit[],
  words: number,
  kindWeights: KindWeights = {},
): Unit[] {
  const density = (unit: Unit) => {
    const chain = chainOf(unit);
    const worth = chain.reduce((sum, one) => sum + one.worth * (kindWeights[one.kind] ?? 1), 0);
    return worth / (wordsOf(chain) + TURN_WORDS);
  };
  const chosen = new Set<Unit>();
  let left = words;
  const take = (unit: Unit) => {
    const missing = chainOf(unit).filter((one) => !chosen.has(one));
    const own = wordsOf(missing);
    if (own > left) return;
    for (const one of missing) chosen.add(one);
    left -= own;
  };
  const byWorth = (list: readonly Unit[]) => {
    const densities = new Map(list.map((unit) => [unit, density(unit)]));
    const of = (unit: Unit) => densities.get(unit) ?? 0;
    return [...list].sort((a, b) => of(b) - of(a) || a.order - b.order);
  };
  for (const unit of byWorth(units.filter(({ mustSay }) => mustSay.length > 0))) take(unit);
  const begun = new Set([...chosen].map(({ section }) => section));
  const rest = Map.groupBy(
    byWorth(units.filter((unit) => !chosen.has(unit))),
    ({ section }) => section,
  );
  const isNew = (section: Section) => Number(!begun.has(section));
  const inTurn = [...rest].sort(
    ([a, ofA], [b, ofB]) => isNew(a) - isNew(b) || wordsOf(ofA) - wordsOf(ofB),
  );
  for (const unit of inTurn.flatMap(([, own]) => own)) take(unit);
  return [...chosen];
}

/** A unit behind the units that must be said before it. */
function chainOf(unit: Unit): Unit[] {
  const chain: Unit[] = [];
  for (let one: Unit | null = unit; one; one = one.follows) chain.push(one);
  return chain.reverse();
}
