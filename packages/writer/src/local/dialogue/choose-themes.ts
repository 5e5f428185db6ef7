import type { Citation } from '@tarima/contract';
import type { Cues } from '../../wording/wording.ts';
import { choosePassages, isNext } from '../choose-passages.ts';
import { upperFirst } from '../clean-text.ts';
import { keyPhrases, type PhraseCount } from '../key-phrases.ts';
import { joinList } from '../pick-phrase.ts';
import type { ScenePlan } from '../plan-scenes.ts';
import { type RankedPassage, rankPassages, type Weights } from '../rank-passages.ts';
import { dullness, poolOf } from '../speak-scenes.ts';
import type { Terms } from '../terms.ts';
import { shortTitle, type WordCase } from '../titles.ts';
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
};

export type RankedPlan = { plan: ScenePlan; ranked: RankedPassage[]; words: number };

const STRESS = 0.8;
const SMALLEST_BUDGET = 14;

/** Ranks once what each plan could say; `budget` is of words for all. */
export function rankPlans(plans: ScenePlan[], budget: number, tools: ThemeTools): RankedPlan[] {
  return plans.map((plan) => {
    const pool = poolOf(plan, Math.max(SMALLEST_BUDGET, budget / plans.length));
    const wished = plan.passages.filter(({ text }) => tools.isWished(text));
    const ranked = rankPassages(
      [...new Set([...pool, ...wished])].sort((a, b) => a.order - b.order),
      plan.title,
      tools.weights,
      (passage) => dullness(passage, tools.wording) - (tools.isWished(passage.text) ? STRESS : 0),
    );
    return { plan, ranked, words: ranked.reduce((sum, { passage }) => sum + passage.words, 0) };
  });
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
    const title = titleOf(plan, chosen, titles, tools);
    titles.push(title);
    return [{ title, isHeading: plan.title !== '' && !plan.isGroup, lines }];
  });
}

function linesOf(chosen: RankedPassage[], tools: ThemeTools): Line[] {
  return chosen.map(({ passage }, at) => {
    const before = chosen[at - 1]?.passage;
    const isThread = before !== undefined && isNext(before, passage);
    const isList = passage.fragments.length > 0;
    const said = isThread ? passage.text : (passage.alone ?? passage.text);
    const text = ended(isList ? upperFirst(joinList(passage.fragments, tools.wording.and)) : said);
    const questions = tools.questionsFor(text, isThread);
    return {
      text,
      citations: passage.citations,
      isThread,
      questions: isList ? [{ relation: 'list', slots: {} }, ...questions.slice(-1)] : questions,
    };
  });
}

const ended = (text: string) => (/[.!?…]["”»’']?$/u.test(text) ? text : `${text}.`);

/** The heading, or else the phrase that what is said has most in common; no two are alike. */
function titleOf(
  plan: ScenePlan,
  chosen: RankedPassage[],
  taken: string[],
  { wording, wordCase, terms, count, weights }: ThemeTools,
): string {
  const heading = wordCase.asTitle(shortTitle(plan.title, wording));
  if (heading && !taken.includes(heading)) return heading;
  const known = new Set(taken.flatMap((title) => terms.of(title)));
  const [best] = chosen
    .flatMap(({ passage }) => keyPhrases(passage.text, wording, terms, count))
    .filter(({ stems }) => stems.length > 0 && !stems.every((stem) => known.has(stem)))
    .map(({ text, stems, isPoor }) => ({
      text,
      worth:
        stems.reduce((sum, stem) => sum + Math.log1p(weights.frequency(stem)), 0) / stems.length +
        Math.min(stems.length, 3) * 0.6 -
        (isPoor ? 1.5 : 0),
    }))
    .sort((a, b) => b.worth - a.worth);
  if (best) return upperFirst(best.text);
  return shortTitle(chosen[0]?.passage.text.replace(/[.!?…]+$/u, '') ?? '', wording);
}
