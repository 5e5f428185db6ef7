import type { Citation } from '@tarima/contract';
import type { VideoDraftRequest } from '../video-draft.ts';
import type { Wording } from '../wording/wording.ts';
import { cleanLabel, upperFirst } from '../reading/clean-text.ts';
import { MAX_POINT_CHARACTERS } from './key-points.ts';
import { fillPhrase, joinList, pickPhrase } from '../frame/pick-phrase.ts';
import { spokenSeconds } from '../frame/spoken-seconds.ts';
import { shortTitle } from '../reading/titles.ts';
import { paragraphOf, template, type Utterance } from '../frame/utterance.ts';

const MAX_AUDIENCE_CHARACTERS = 90;
/** An opening is heard while there is little to see. */
const MAX_OPENING_SECONDS = 16;
const MAX_AGENDA_ITEMS = 3;

/** A scene as the agenda names it: its title as it is said inside a sentence. */
export type AgendaItem = { spokenTitle: string; heading: Citation | null };

type Opening = { utterances: Utterance[]; points: string[] };

/**
 * Greets, names the topic, says what is to come, whom it is for and what for. Names as many scenes
 * as there is time for; none where the rest takes it all.
 */
export function writeOpening(
  request: VideoDraftRequest,
  wording: Wording,
  topic: string,
  scenes: AgendaItem[],
): Opening {
  const { tone, objective, projectName } = request;
  const pick = (choices: readonly string[], what: string) =>
    pickPhrase(choices, `${projectName} ${what}`);
  const audience = spokenAudience(request.audience, wording);
  const goal = pick(wording.goals[objective], 'goal');
  const purposes = audience ? wording.purposeFor[tone] : wording.purpose[tone];
  const greeting = template(
    fillPhrase(pick(wording.greetings[tone], 'greeting'), {
      topic: shortTitle(topic, wording) || topic,
    }),
  );
  const purpose = template(fillPhrase(pick(purposes, 'purpose'), { audience, goal }));
  const listable = scenes.flatMap((scene) => listableOf(scene, wording));
  for (let size = Math.min(MAX_AGENDA_ITEMS, listable.length); size > 1; size -= 1) {
    const items = spread(listable, size);
    const phrases = size === scenes.length ? wording.agenda[tone] : wording.agendaOfSome[tone];
    const list = joinList(
      items.map(({ spokenTitle }) => spokenTitle),
      wording.and,
    );
    const agenda = template(
      fillPhrase(pick(phrases, 'agenda'), { list }),
      items.flatMap(({ heading }) => (heading ? [heading] : [])),
    );
    const utterances = [greeting, agenda, purpose];
    if (spokenSeconds(paragraphOf(utterances), wording.language) <= MAX_OPENING_SECONDS) {
      return { utterances, points: items.map(({ spokenTitle }) => upperFirst(spokenTitle)) };
    }
  }
  return { utterances: [greeting, purpose], points: [] };
}

function listableOf(scene: AgendaItem, wording: Wording): AgendaItem[] {
  const spokenTitle = scene.spokenTitle.replace(/[¿?¡!]/gu, '').trim();
  const isListable =
    spokenTitle !== '' &&
    !wording.genericTitle.test(spokenTitle) &&
    spokenTitle.length <= MAX_POINT_CHARACTERS &&
    !/[,:;.]/u.test(spokenTitle);
  return isListable ? [{ ...scene, spokenTitle }] : [];
}

/** The first, the last and what lies evenly between. */
const spread = (items: AgendaItem[], size: number): AgendaItem[] =>
  items.filter((_, index) =>
    Array.from({ length: size }, (_, at) =>
      Math.round((at * (items.length - 1)) / (size - 1)),
    ).includes(index),
  );

/** The audience as it fits behind "for": one line, no full stop, an article where one is missing. */
export function spokenAudience(raw: string, wording: Wording): string {
  let audience = cleanLabel(raw)
    .replace(/[.!?…]+\s+/gu, ', ')
    .replace(/[\s.,;:!?…]+$/u, '')
    .replace(/["“”«»]/gu, '')
    .replace(/^(?:para|for)\s+/iu, '');
  if (audience.length > MAX_AUDIENCE_CHARACTERS) {
    const words = audience.slice(0, MAX_AUDIENCE_CHARACTERS).split(' ').slice(0, -1);
    while (words.length > 1 && wording.functionWords.has((words.at(-1) ?? '').toLowerCase()))
      words.pop();
    audience = words.join(' ').replace(/[,;:]$/u, '');
  }
  const [first = ''] = audience.split(' ');
  // Capitals after the first letter mean a name or an acronym.
  if (/^\p{Lu}\p{Ll}+$/u.test(first))
    audience = audience.charAt(0).toLowerCase() + audience.slice(1);
  const article = Object.hasOwn(wording.audienceArticles, first.toLowerCase())
    ? wording.audienceArticles[first.toLowerCase()]
    : undefined;
  return article ? `${article} ${audience}` : audience;
}
