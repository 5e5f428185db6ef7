import type { Citation } from '@tarima/contract';
import { upperFirst } from '../../reading/clean-text.ts';
import { keyPhrases, type PhraseCount } from '../../reading/key-phrases.ts';
import type { Terms } from '../../reading/terms.ts';
import { shortTitle, type WordCase } from '../../reading/titles.ts';
import type { Relation } from '../../wording/dialogue/dialogue-wording.ts';
import { joinList } from '../../wording/pick-phrase.ts';
import type { Cues } from '../../wording/wording.ts';
import { choosePassages, isNext } from '../choose-passages.ts';
import type { Passage } from '../outline.ts';
import type { ScenePlan } from '../plan-scenes.ts';
import { type RankedPassage, rankPassages, type Weights } from '../rank-passages.ts';
import { dullness, poolOf } from '../speak-scenes.ts';
import { MARKED } from './questioner.ts';
import type { Question } from './relations.ts';

/** A sentence that the guest says, with what the host may ask before it. */
export type Line = {
  text: string;
  citations: Citation[];
  questions: Question[];
  /** Whether it stands right behind the line before it. */
  isThread: boolean;
};

export type Theme = {
  title: string;
  /** Whether the documents call it so; else its first line may be about something else. */
  isHeading: boolean;
  lines: Line[];
};

export type ThemeTools = {
  wording: Cues;
  terms: Terms;
  count: PhraseCount;
  wordCase: WordCase;
  weights: Weights;
  questionsFor: (text: string, isThread: boolean) => Question[];
  /** Whether a sentence is about what was asked to be stressed. */
  isWished: (text: string) => boolean;
  /** Whether a passage opens one of the documents. */
  isLead: (passage: Passage) => boolean;
  isExample: (text: string) => boolean;
  /** Whether a sentence is what people of the given roles would talk about. */
  leansTo: (text: string) => boolean;
  /** What people of the given roles would ask. */
  leanings: readonly Relation[];
};

export type RankedPlan = { plan: ScenePlan; ranked: RankedPassage[]; words: number };

/** More than any other worth: what was asked for comes first. */
const STRESS = 2;
/** What opens a document says what it is about. */
const LEAD = 1;
/** An example is given where its statement is, and makes its statement better to choose. */
const EXAMPLE = 0.2;
const LEANING = 0.5;
const SMALLEST_BUDGET = 14;

/** Ranks once what each plan could say; `budget` is of words for all. */
export function rankPlans(plans: ScenePlan[], budget: number, tools: ThemeTools): RankedPlan[] {
  return plans.map((plan) => {
    const share = Math.max(SMALLEST_BUDGET, budget / plans.length);
    const opening = poolOf(plan, share);
    // A theme cut out of a long section may have no opening.
    const isEnough = opening.reduce((sum, { words }) => sum + words, 0) > 2 * share;
    const pool = isEnough ? opening : plan.passages;
    const wished = plan.passages.filter(
      (passage) =>
        tools.isWished(passage.text) || tools.isLead(passage) || tools.leansTo(passage.text),
    );
    const ranked = rankPassages(
      [...new Set([...pool, ...wished])].sort((a, b) => a.order - b.order),
      plan.title,
      tools.weights,
      (passage) => dullness(passage, tools.wording) - preference(passage, plan, tools),
    );
    return { plan, ranked, words: ranked.reduce((sum, { passage }) => sum + passage.words, 0) };
  });
}

function preference(passage: Passage, plan: ScenePlan, tools: ThemeTools): number {
  const { isWished, isLead, isExample, leansTo } = tools;
  const next = plan.passages.find((other) => isNext(passage, other));
  return (
    (isWished(passage.text) ? STRESS : 0) +
    (isLead(passage) ? LEAD : 0) +
    (isExample(passage.text) || (next && isExample(next.text)) ? EXAMPLE : 0) +
    (leansTo(passage.text) ? LEANING : 0)
  );
}

/** Chooses within a budget of words for all themes; a theme with nothing to say is left out. */
export function chooseThemes(plans: RankedPlan[], budget: number, tools: ThemeTools): Theme[] {
  const shares = plans.map(({ words, ranked }) => {
    const wished = ranked.some(({ passage }) => tools.isWished(passage.text));
    return Math.sqrt(words) * (wished ? 2 : 1);
  });
  const total = shares.reduce((sum, share) => sum + share, 0) || 1;
  const said: RankedPassage[] = [];
  const titles: string[] = [];
  let unspent = 0;
  return plans.flatMap(({ plan, ranked }, index) => {
    const own = Math.max(SMALLEST_BUDGET, (budget * (shares[index] ?? 0)) / total + unspent);
    const chosen = choosePassages(ranked, own, said);
    unspent = own - chosen.reduce((sum, { passage }) => sum + passage.words, 0);
    said.push(...chosen);
    if (chosen.length === 0) return [];
    const lines = linesOf(chosen, tools);
    const title = titleOf(plan, chosen, lines, titles, tools);
    titles.push(title);
    const isHeading = !plan.isGroup && title === headingOf(plan, chosen, tools);
    return [{ title, isHeading, lines }];
  });
}

function linesOf(chosen: RankedPassage[], tools: ThemeTools): Line[] {
  return chosen.map(({ passage }, at) => {
    const before = chosen[at - 1]?.passage;
    const isThread = before !== undefined && isNext(before, passage);
    const isList = passage.fragments.length > 0;
    const said = isThread ? passage.text : (passage.alone ?? passage.text);
    const text = ended(isList ? upperFirst(joinList(passage.fragments, tools.wording.and)) : said);
    const questions = asTheyWouldAsk(tools.questionsFor(text, isThread), tools.leanings);
    return {
      text,
      citations: passage.citations,
      isThread,
      questions: isList ? [{ relation: 'list', slots: {} }, ...questions.slice(-1)] : questions,
    };
  });
}

/** What a sentence answers stays first where it begins by answering; then what such people ask. */
function asTheyWouldAsk(questions: Question[], leanings: readonly Relation[]): Question[] {
  const isBound = ({ relation }: Question) => MARKED.includes(relation);
  const isTheirs = ({ relation }: Question) => leanings.includes(relation);
  const rank = (question: Question) => (isBound(question) ? 0 : isTheirs(question) ? 1 : 2);
  return questions.toSorted((a, b) => rank(a) - rank(b));
}

const ended = (text: string) => (/[.!?…]["”»’']?$/u.test(text) ? text : `${text}.`);

/** The heading that a theme stands below; one cut out of several sections begins in that of its first sentence. */
const headingOf = (
  { title }: ScenePlan,
  [first]: RankedPassage[],
  { wording, wordCase }: ThemeTools,
): string => wordCase.asTitle(shortTitle(title || (first?.passage.title ?? ''), wording));

/** The heading, or else what the sentences say of, or the phrase that they have most in common. */
function titleOf(
  plan: ScenePlan,
  chosen: RankedPassage[],
  lines: Line[],
  taken: string[],
  tools: ThemeTools,
): string {
  const { wording, terms, count, weights } = tools;
  const heading = headingOf(plan, chosen, tools);
  if (heading && !taken.includes(heading)) return heading;
  const known = new Set(taken.flatMap((title) => terms.of(title)));
  const isNew = (title: string) => terms.of(title).some((stem) => !known.has(stem));
  const worthOf = (stems: string[]) =>
    stems.reduce((sum, stem) => sum + Math.log1p(weights.frequency(stem)), 0) / stems.length;
  const [subject] = lines
    .flatMap(({ questions }) => questions.map(({ slots }) => slots.x ?? slots.phrase ?? ''))
    .filter((text) => text && isNew(text))
    .sort((a, b) => worthOf(terms.of(b)) - worthOf(terms.of(a)));
  if (subject) return upperFirst(subject.replace(/[\s,;:]+$/u, ''));
  const [best] = chosen
    .flatMap(({ passage }) => keyPhrases(passage.text, wording, terms, count))
    .filter(({ stems }) => stems.length > 0 && !stems.every((stem) => known.has(stem)))
    // Two nouns side by side may belong to two parts of a sentence.
    .filter(({ text }) => !wording.nounsHaveCapitals || !text.includes(' ') || count(text) > 1)
    .map(({ text, stems, isPoor }) => ({
      text,
      worth: worthOf(stems) + Math.min(stems.length, 3) * 0.6 - (isPoor ? 1.5 : 0),
    }))
    .sort((a, b) => b.worth - a.worth);
  if (best) return upperFirst(best.text);
  return shortTitle(chosen[0]?.passage.text.replace(/[.!?…]+$/u, '') ?? '', wording);
}
