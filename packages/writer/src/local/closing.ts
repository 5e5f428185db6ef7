import type { Citation } from '@tarima/contract';
import type { VideoDraftRequest } from '../video-draft.ts';
import type { Wording } from '../wording/wording.ts';
import { upperFirst } from '../reading/clean-text.ts';
import type { PhraseCount } from './key-phrases.ts';
import { MAX_POINT_CHARACTERS, overlap } from './key-points.ts';
import { fillPhrase, joinList, pickPhrase } from '../frame/pick-phrase.ts';
import type { SpokenScene } from './speak-scenes.ts';
import { lowerWords, type Terms } from '../reading/terms.ts';
import type { WordCase } from '../reading/titles.ts';
import { template, type Utterance } from '../frame/utterance.ts';

const MAX_TAKEAWAYS = 3;

export type ClosingTools = { wordCase: WordCase; terms: Terms; count: PhraseCount; topic: string };

type Closing = { utterances: Utterance[]; farewell: Utterance; points: string[] };
export type Takeaway = { text: string; citations: Citation[]; worth: number; scene: number };

/** Recalls the best of up to three scenes and says goodbye as tone and objective ask. */
export function writeClosing(
  request: VideoDraftRequest,
  wording: Wording,
  scenes: SpokenScene[],
  alreadyListed: string[],
  tools: ClosingTools,
): Closing {
  const { tone, objective, projectName } = request;
  const farewell = template(wording.farewells[tone][objective]);
  const pick = (choices: readonly string[]) => pickPhrase(choices, `${projectName} closing`);
  const takeaways = takeawaysOf(scenes, alreadyListed, wording, tools);
  if (takeaways.length < 2) {
    return { utterances: [template(pick(wording.endings[tone]))], farewell, points: [] };
  }
  const list = joinList(
    takeaways.map(({ text }) => text),
    wording.and,
  );
  return {
    utterances: [
      template(
        fillPhrase(pick(wording.takeaways[tone]), { list }),
        takeaways.flatMap(({ citations }) => citations),
      ),
    ],
    farewell,
    points: takeaways.map(({ text }) => upperFirst(text)),
  };
}

/**
 * Titles that the opening did not name; where the documents have none, or all were named, phrases
 * that they repeat, one a scene.
 */
function takeawaysOf(
  scenes: SpokenScene[],
  alreadyListed: string[],
  wording: Wording,
  { wordCase, terms, count, topic }: ClosingTools,
): Takeaway[] {
  const isListable = (text: string) =>
    text !== '' && text.length <= MAX_POINT_CHARACTERS && !/[,:;.!?¿¡/\d–—]/u.test(text);
  const titles = scenes.flatMap(({ spokenTitle, heading }, scene) =>
    heading &&
    isListable(spokenTitle) &&
    !wording.genericTitle.test(spokenTitle) &&
    !isOfSingleWords(spokenTitle, wording) &&
    !alreadyListed.includes(upperFirst(spokenTitle))
      ? [{ text: spokenTitle, citations: [heading], worth: 1, scene }]
      : [],
  );
  const distinct = mostDistinct(titles, terms);
  if (distinct.length > 1) return distinct;
  const hasVerb = (text: string) =>
    lowerWords(text).some((word) => wording.verbs.has(word) || wording.beforeVerb.has(word));
  const topicStems = terms.of(topic);
  const phrases = scenes.flatMap(({ points }, scene) => {
    const [best] = points
      .filter(({ text }) => isListable(text) && count(text) > 1 && !hasVerb(text))
      .filter(({ text }) => {
        const stems = terms.of(text);
        return stems.length > 1 && stems.some((stem) => !topicStems.includes(stem));
      })
      .sort((a, b) => b.worth - a.worth);
    return best ? [{ ...best, text: wordCase.inSentence(best.text), scene }] : [];
  });
  return mostDistinct(phrases, terms);
}

/** "Mary", "Lorna and Paul": names, or too little to remember. */
const isOfSingleWords = (title: string, { and }: Wording) =>
  title
    .split(/\s+/u)
    .every((word, index) => (index % 2 === 0 ? /^\p{L}+$/u.test(word) : word === and('')));

function mostDistinct(candidates: Takeaway[], terms: Terms): Takeaway[] {
  const kept: Takeaway[] = [];
  for (const candidate of [...candidates].sort((a, b) => b.worth - a.worth)) {
    const stems = terms.of(candidate.text);
    if (kept.length === MAX_TAKEAWAYS) break;
    if (kept.every(({ text }) => overlap(stems, terms.of(text)) < 0.5)) kept.push(candidate);
  }
  return kept.sort((a, b) => a.scene - b.scene);
}
