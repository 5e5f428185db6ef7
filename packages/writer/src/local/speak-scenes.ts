import type { Citation, Tone } from '@tarima/contract';
import type { Utterance } from '../frame/utterance.ts';
import { upperFirst } from '../reading/clean-text.ts';
import { lowerWords } from '../reading/terms.ts';
import { shortTitle, type WordCase } from '../reading/titles.ts';
import { fillPhrase, joinList } from '../wording/pick-phrase.ts';
import type { Cues, Wording } from '../wording/wording.ts';
import { allPassages, choosePassages, isNext } from './choose-passages.ts';
import { type KeyPoint, keyPoints, type PointTools } from './key-points.ts';
import type { Passage } from './outline.ts';
import type { ScenePlan } from './plan-scenes.ts';
import { type RankedPassage, rankPassages } from './rank-passages.ts';

export type SpokenScene = {
  plan: ScenePlan;
  /** At most 48 characters. */
  title: string;
  /** The title as it is said inside a sentence; empty where it does not fit there. */
  spokenTitle: string;
  heading: Citation | null;
  /** A phrase that leads in; empty where none is needed. */
  transition: string;
  utterances: Utterance[];
  points: KeyPoint[];
};

export type SpeakTools = PointTools & {
  wording: Wording;
  wordCase: WordCase;
  tone: Tone;
  seed: number;
  /** How much more than its words say a passage suits those who listen. */
  preference?: (passage: Passage) => number;
  /** Everything is said, in its order: nothing is chosen. */
  isWhole?: boolean;
  /** Of a long section so many sentences of each subsection are chosen from; 3 where it is not given. */
  openings?: number;
};

const SMALLEST_BUDGET = 18;
/** A section with so many times the words of its budget is long. */
const LONG_SECTION = 8;
const OPENING_PASSAGES = 3;
const ENOUGH_CHOICE = 3;

/** Says each planned scene within a budget of words for all; a scene with nothing to say is left out. */
export function speakScenes(plans: ScenePlan[], budget: number, tools: SpeakTools): SpokenScene[] {
  const shares = plans.map((plan) => Math.sqrt(wordsOf(plan)));
  const total = shares.reduce((sum, share) => sum + share, 0) || 1;
  const all = plans.flatMap(({ passages }) => passages);
  const said: RankedPassage[] = [];
  const spoken: { plan: ScenePlan; chosen: RankedPassage[] }[] = [];
  let unspent = 0;
  for (const [index, plan] of plans.entries()) {
    const own = Math.max(SMALLEST_BUDGET, (budget * (shares[index] ?? 0)) / total) + unspent;
    const ranked = rankPassages(
      poolOf(plan, own, tools.openings),
      plan.title,
      tools.weights,
      (passage) => dullness(passage, tools.wording) - (tools.preference?.(passage) ?? 0),
    );
    const chosen = tools.isWhole ? allPassages(ranked, all) : choosePassages(ranked, own, said);
    unspent = Math.max(0, own - chosen.reduce((sum, { passage }) => sum + passage.words, 0)) / 2;
    said.push(...chosen);
    if (chosen.length > 0) spoken.push({ plan, chosen });
  }
  const shown: string[] = [];
  return spoken.map(({ plan, chosen }, index) => {
    const scene = speakScene(plan, chosen, index, spoken.length, tools, shown);
    shown.push(...scene.points.map(({ text }) => text));
    return scene;
  });
}

/** Of a long section only what opens it and its subsections: the rest is detail. */
export function poolOf(plan: ScenePlan, budget: number, openings = OPENING_PASSAGES): Passage[] {
  if (wordsOf(plan) < budget * LONG_SECTION) return plan.passages;
  const top = Math.min(...plan.passages.map(({ depth }) => depth));
  const opening = plan.passages.filter(({ place }) => place < openings);
  const upper = opening.filter(({ depth }) => depth <= top + 1);
  const isEnough = upper.reduce((sum, { words }) => sum + words, 0) > budget * ENOUGH_CHOICE;
  return isEnough ? upper : opening;
}

const wordsOf = ({ passages }: ScenePlan) => passages.reduce((sum, { words }) => sum + words, 0);

/** What makes a sentence worse to listen to than its words say. */
export function dullness({ text, fragments, citations }: Passage, wording: Cues): number {
  const technical =
    text.match(/\p{L}+[-_.]?\p{N}+|\p{N}+\p{L}+|\p{Ll}[.]\p{Ll}|\p{Lu}{2,}/gu)?.length ?? 0;
  return (
    Math.min(0.3, technical * 0.06) +
    (wording.firstPerson.test(text) ? 0.25 : 0) +
    (/\?/u.test(text) ? 0.15 : 0) +
    (/[:;–—]|\b(?:e\.g|i\.e|p\. ?ej)\b/u.test(text) ? 0.08 : 0) +
    (wording.demonstrative.test(text) ? 0.15 : 0) +
    (/\p{L}\/\p{L}/u.test(text) ? 0.05 : 0) +
    (lowerWords(text).some((word) => wording.verbs.has(word)) ? 0 : 0.25) +
    (/^["“«\p{N}]/u.test(text) ? 0.1 : 0) +
    (fragments.length > 0 ? 0.1 : 0) -
    // A list with the sentence that announces it gives the scene its points.
    (citations.length > 2 && fragments.length === 0 ? 0.3 : 0)
  );
}

function speakScene(
  plan: ScenePlan,
  chosen: RankedPassage[],
  index: number,
  count: number,
  tools: SpeakTools,
  shown: readonly string[],
): SpokenScene {
  const { wording, wordCase } = tools;
  const fullTitle = plan.title || titleFrom(chosen, plan, tools);
  const title =
    wordCase.asTitle(shortTitle(fullTitle, wording) || shortTitle(plan.title, wording)) ||
    fillPhrase(wording.partTitle, { number: String(index + 1) });
  const isNamed = fullTitle !== '';
  const spokenTitle = isNamed ? wordCase.inSentence(title).replace(/\s*[:;–—]\s*/gu, ', ') : '';

  const needsLead = !namesTopic(chosen[0], title, tools);
  const isLast = index === count - 1 && count > 2;
  const transition =
    spokenTitle && index > 0 && (needsLead || isLast) && !wording.genericTitle.test(title)
      ? leadIn(spokenTitle, index, isLast, tools)
      : '';
  const named = new Set(transition ? [plan.title] : []);
  const utterances = chosen.map(({ passage }, at): Utterance => {
    const before = chosen[at - 1]?.passage;
    const isThread = before !== undefined && isNext(before, passage);
    const sentence = isThread ? passage.text : (passage.alone ?? passage.text);
    const isList = passage.fragments.length > 0;
    const text = isList
      ? frameList(passage, !named.has(passage.title), index + at, tools)
      : sentence;
    if (isList) named.add(passage.title);
    return { text, kind: 'source', citations: passage.citations };
  });
  const spoken = chosen.flatMap((ranked, at) => {
    const utterance = utterances[at];
    return utterance ? [{ text: utterance.text, ranked }] : [];
  });
  return {
    plan,
    title,
    spokenTitle,
    heading: plan.heading,
    transition,
    utterances,
    points: keyPoints(spoken, title, tools, shown),
  };
}

/** A group of slides is called after the slide that says most; a run of text after its key phrase. */
function titleFrom(chosen: RankedPassage[], plan: ScenePlan, tools: SpeakTools): string {
  if (plan.isGroup) {
    const words = new Map<string, number>();
    for (const { passage } of chosen) {
      if (passage.title) words.set(passage.title, (words.get(passage.title) ?? 0) + passage.words);
    }
    const [most] = [...words].sort((a, b) => b[1] - a[1]);
    if (most) return most[0];
  }
  const points = keyPoints(
    chosen.map((ranked) => ({ text: ranked.passage.text, ranked })),
    '',
    tools,
  );
  const [best] = points.sort((a, b) => b.worth - a.worth);
  return best ? upperFirst(best.text) : '';
}

/** Whether the first sentence itself says what the scene is about. */
function namesTopic(
  first: RankedPassage | undefined,
  title: string,
  { terms }: SpeakTools,
): boolean {
  if (!first || first.passage.fragments.length > 0) return true;
  const spoken = new Set(terms.of(first.passage.text));
  return terms.of(title).some((stem) => spoken.has(stem));
}

function leadIn(
  topic: string,
  index: number,
  isLast: boolean,
  { wording, tone, seed }: SpeakTools,
) {
  const phrases = isLast ? wording.lastTransitions[tone] : wording.transitions[tone];
  return fillPhrase(phrases[(seed + index) % phrases.length] ?? '', { topic });
}

/** Puts a list without a sentence of its own into a frame; the title leads unless it was just said. */
function frameList(
  { fragments, title }: Passage,
  mayName: boolean,
  number: number,
  { wording, wordCase, seed }: SpeakTools,
): string {
  const list = joinList(fragments, wording.and);
  const isTitled = mayName && title !== '' && !/[?!]/u.test(title);
  const frames = isTitled ? wording.titledLists : wording.untitledLists;
  return fillPhrase(frames[(seed + number) % frames.length] ?? '', {
    list,
    title: isTitled ? wordCase.asTitle(title).replace(/\s*[:;]\s*/gu, ', ') : '',
  });
}
