import type { MustSayKind } from '@tarima/contract';
import type { Unit } from '../reading/reading.ts';
import { ABILITIES, type Ability, type FrameWording } from '../wording/frame/frame-wording.ts';
import type { Wording } from '../wording/wording.ts';
import { spokenAudience } from './audience.ts';
import { fillPhrase, joinList, pickPhrase } from './pick-phrase.ts';
import { template, type Utterance } from './utterance.ts';
import type { VideoDraftRequest } from '../video-draft.ts';

const MOST_ABILITIES = 3;
/** One rule among many stories is not what a document teaches. */
const FEWEST_UNITS = 1;

/** Greets, names the topic, and says what one will be able to do, which is what the units hold. */
export function writeOpening(
  { tone, objective, projectName, audience }: VideoDraftRequest,
  topic: string,
  units: readonly Unit[],
  wording: Wording,
  frame: FrameWording,
): Utterance[] {
  const pick = (choices: readonly string[], what: string) => pickPhrase(choices, `${projectName} ${what}`);
  const abilities = abilitiesOf(units).map((ability) => frame.abilities[ability]);
  const forWhom = spokenAudience(audience, wording);
  const able = abilities.length > 0
    ? fillPhrase(frame.able[tone], { list: joinList(abilities, wording.and) })
    : fillPhrase(pick(wording.purpose[tone], 'purpose'), { goal: pick(wording.goals[objective], 'goal') });
  return [
    template(fillPhrase(pick(wording.greetings[tone], 'greeting'), { topic })),
    template(able),
    ...(forWhom ? [template(fillPhrase(frame.audience[tone], { audience: forWhom }))] : []),
  ];
}

/** What weighs most in the units, as things that one can do. */
export function abilitiesOf(units: readonly Unit[]): Ability[] {
  const counts = new Map<Ability, number>();
  for (const { kind, mustSay } of units) {
    const own = new Set<Ability>(mustSay.flatMap((one) => ABILITY_OF[one] ?? []));
    if (kind === 'procedure') own.add('procedure');
    if (kind === 'definition') own.add('definition');
    for (const ability of own) counts.set(ability, (counts.get(ability) ?? 0) + 1);
  }
  const weight = (ability: Ability) => (counts.get(ability) ?? 0) * (HEAVY[ability] ?? 1);
  return ABILITIES.filter((ability) => (counts.get(ability) ?? 0) >= FEWEST_UNITS)
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
/** One procedure, and one number to call, are worth naming beside many rules. */
const HEAVY: Partial<Record<Ability, number>> = { procedure: 6, phone: 4, answer: 1.5, definition: 0.5 };
