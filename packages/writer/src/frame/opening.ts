import type { WritingLanguageKnowledge } from '@tarima/languages';
import { fillPhrase, joinList, pickPhrase } from '../pick-phrase.ts';
import { abilitiesOf } from '../plan/abilities.ts';
import { ownWordsIn } from '../reading/own-words.ts';
import type { Unit } from '../reading/reading.ts';
import type { VideoDraftRequest } from '../video-draft.ts';
import { spokenAudience } from './audience.ts';
import { LONGEST_POINT } from './point-texts.ts';
import { template, type Utterance } from './utterance.ts';

/** Greets, names the topic and says what the units teach one to do. */
export function writeOpening(
  { tone, objective, projectName, audience, language: typedIn }: VideoDraftRequest,
  topic: string,
  units: readonly Unit[],
  { cues, phrases, frame }: WritingLanguageKnowledge,
): Utterance[] {
  const pick = (choices: readonly string[], what: string) =>
    pickPhrase(choices, `${projectName} ${what}`);
  const abilities = abilitiesOf(units).map((ability) => frame.abilities[ability]);
  const forWhom = spokenAudience(ownWordsIn(cues.language, audience, typedIn), cues, phrases);
  const able =
    abilities.length > 0
      ? fillPhrase(frame.able[tone], { list: joinList(abilities, cues.and) })
      : fillPhrase(pick(phrases.purpose[tone], 'purpose'), {
          goal: pick(phrases.goals[objective], 'goal'),
        });
  return [
    template(fillPhrase(pick(phrases.greetings[tone], 'greeting'), { topic })),
    template(able),
    ...(forWhom ? [template(fillPhrase(frame.audience[tone], { audience: forWhom }))] : []),
  ];
}

const MOST_AGENDA = 4;

/** The coming titles, spread over the whole where there are many. */
export function agendaOf(titles: readonly string[]): string[] {
  const short = titles.filter((title) => title.length <= LONGEST_POINT);
  if (short.length < 2) return [];
  const size = Math.min(MOST_AGENDA, short.length);
  const step = (short.length - 1) / (size - 1);
  return Array.from({ length: size }, (_, at) => short[Math.round(at * step)] ?? '');
}
