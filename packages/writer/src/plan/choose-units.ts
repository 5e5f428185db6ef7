import type { Section, Unit } from '../reading/reading.ts';
import type { Leaning } from './leanings.ts';

/** What a unit costs beside its words: a listener has to turn to it. */
const TURN_WORDS = 3;

/**
 * Chooses units within so many words: first those that must be said, the heaviest for their length first; then
 * what makes sections whole, those first that lack least.
 */
export function chooseUnits(units: readonly Unit[], words: number, leaning: Leaning = {}): Unit[] {
  const density = ({ worth, words: own, kind }: Unit) =>
    (worth * (leaning[kind] ?? 1)) / (own + TURN_WORDS);
  const chosen = new Set<Unit>();
  let left = words;
  const take = (unit: Unit) => {
    if (chosen.has(unit) || unit.words > left) return;
    chosen.add(unit);
    left -= unit.words;
  };
  const byWorth = (list: readonly Unit[]) =>
    [...list].sort((a, b) => density(b) - density(a) || a.order - b.order);
  for (const unit of byWorth(units.filter(({ mustSay }) => mustSay.length > 0))) take(unit);
  const rest = units.filter((unit) => !chosen.has(unit) && unit.mustSay.length === 0);
  const missing = new Map<Section, number>();
  for (const { section, words: own } of rest)
    missing.set(section, (missing.get(section) ?? 0) + own);
  const bySection = [...rest].sort(
    (a, b) =>
      (missing.get(a.section) ?? 0) - (missing.get(b.section) ?? 0) ||
      density(b) - density(a) ||
      a.order - b.order,
  );
  for (const unit of bySection) take(unit);
  return [...chosen];
}
