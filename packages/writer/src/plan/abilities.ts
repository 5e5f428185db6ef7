import type { MustSayKind } from '@tarima/contract';
import { ABILITIES, type Ability } from '@tarima/languages';
import type { Unit } from '../reading/reading.ts';

const MOST_ABILITIES = 3;

/** The heaviest contents of the units, as things that one can do afterwards. */
export function abilitiesOf(units: readonly Unit[]): Ability[] {
  const counts = new Map<Ability, number>();
  for (const { kind, mustSay } of units) {
    const own = new Set<Ability>(mustSay.flatMap((one) => ABILITY_OF[one] ?? []));
    if (kind === 'procedure') own.add('procedure');
    if (kind === 'definition') own.add('definition');
    for (const ability of own) counts.set(ability, (counts.get(ability) ?? 0) + 1);
  }
  const weight = (ability: Ability) => (counts.get(ability) ?? 0) * (HEAVY[ability] ?? 1);
  return ABILITIES.filter((ability) => counts.has(ability))
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST_ABILITIES)
    .sort((a, b) => ABILITIES.indexOf(a) - ABILITIES.indexOf(b));
}

const ABILITY_OF: Partial<Record<MustSayKind, Ability>> = {
  prohibition: 'prohibition',
  warning: 'warning',
  obligation: 'obligation',
  deadline: 'deadline',
  amount: 'amount',
  phone: 'phone',
  answer: 'answer',
};
/** One procedure or phone number counts as much as several rules. */
const HEAVY: Partial<Record<Ability, number>> = {
  procedure: 6,
  phone: 4,
  answer: 1.5,
  definition: 0.5,
};
