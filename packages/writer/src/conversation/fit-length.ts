import type { Theme } from './choose-said.ts';
import { composeTurns } from './compose-turns.ts';
import type { ComposeTools, Conversation, Frame, Rendering } from './composition.ts';
import type { Delivery } from './deliveries.ts';

export type Fitting = {
  wordCount: number;
  frame: Frame;
  /** The themes within a budget of the guest's words, at so many words a theme. */
  themesWithin: (budget: number, wordsPerTheme: number) => Theme[];
  /** About how many words the guest says at a time. */
  longest: number;
  wantsQuestions: boolean;
  delivery: Delivery;
  tools: ComposeTools;
};

export type Fitted = { conversation: Conversation; themes: Theme[] };

/** Most distance from the words asked for, as a share of them. */
const TOLERANCE = 0.1;
/** `last` holds in the shortest drafts, where greeting and farewell fill the host's words. */
const HOST_SHARE = { min: 0.25, max: 0.45, best: 0.3, last: 0.5 } as const;
const GUEST_SHARES = Array.from({ length: 18 }, (_, step) => 0.4 + step * 0.024);
/**
 * Shorter themes would be a list of headings. The second value still allows many short sections.
 */
const WORDS_PER_THEME = [45, 25] as const;
/** Words for each question where many questions are wanted. */
const WORDS_PER_QUESTION = 20;
/**
 * Shares of the style's reactions and questions to try, the best first. Smaller ones are shorter.
 */
const DELIVERY_SHARES = [1, 0.5, 0] as const;

/**
 * The rendering nearest to the wanted length that keeps the host's share. The longest
 * one if the source is too short. Null if none keeps the rules.
 */
export function fitLength(fitting: Fitting): Fitted | null {
  const choices = choicesOf(fitting);
  let longest: Fitted | null = null;
  const rounds = [usualRenderings, fullRenderings, briefRenderings, barestRenderings];
  for (const renderings of rounds) {
    const most = renderings === barestRenderings ? HOST_SHARE.last : HOST_SHARE.max;
    const fitted = bestOf(choices, renderings(fitting), most, fitting);
    const words = fitted?.conversation.wordCount ?? 0;
    if (fitted && words >= fitting.wordCount * (1 - TOLERANCE)) return fitted;
    if (fitted && words > (longest?.conversation.wordCount ?? 0)) longest = fitted;
  }
  return longest;
}

/** The themes within each budget, every choice once. */
function choicesOf({ themesWithin, wordCount }: Fitting): Theme[][] {
  const choices = new Map<string, Theme[]>();
  for (const wordsPerTheme of WORDS_PER_THEME) {
    for (const share of GUEST_SHARES) {
      const themes = themesWithin(wordCount * share, wordsPerTheme);
      const key = themes.flatMap(({ units }) => units.map(({ order }) => order)).join(' ');
      if (themes.length > 0) choices.set(key, themes);
    }
  }
  return [...choices.values()];
}

function bestOf(
  choices: Theme[][],
  renderings: Rendering[],
  mostOfHost: number,
  fitting: Fitting,
): Fitted | null {
  const worths = choices.map((themes) =>
    themes.reduce((sum, { units }) => sum + units.reduce((all, { worth }) => all + worth, 0), 0),
  );
  const most = Math.max(...worths, 1);
  let best: (Fitted & { cost: number }) | null = null;
  for (const [index, themes] of choices.entries()) {
    const lost = 1 - (worths[index] ?? 0) / most;
    for (const rendering of renderings) {
      const conversation = composeTurns(themes, fitting.frame, rendering, fitting.tools);
      const cost = costOf(conversation, rendering, lost, mostOfHost, fitting);
      if (cost !== null && (!best || cost < best.cost)) best = { conversation, themes, cost };
    }
  }
  return best;
}

const usualRenderings = ({ frame, delivery, longest, wantsQuestions }: Fitting): Rendering[] =>
  (['none', 'paragraph', 'section'] as const).flatMap((joining) =>
    DELIVERY_SHARES.map((share) => ({
      joining,
      reactions: delivery.reactions * share,
      asks: wantsQuestions ? 1 : 1 - (1 - delivery.asks) * share,
      answers: wantsQuestions ? 0 : delivery.answers * share,
      recaps: delivery.recaps && share > 0,
      namesTopic: frame.topic !== '',
      isBrief: false,
      introduces: true,
      longest: Math.min(longest, delivery.longest),
    })),
  );

/** With little source, both react and ask wherever they can. */
const fullRenderings = (fitting: Fitting): Rendering[] =>
  usualRenderings(fitting).map((rendering) => ({ ...rendering, reactions: 1, asks: 1 }));

/** For few words or little source. */
const briefRenderings = (fitting: Fitting): Rendering[] =>
  usualRenderings(fitting).flatMap((rendering) => [
    { ...rendering, namesTopic: false },
    { ...rendering, isBrief: true },
    { ...rendering, namesTopic: false, isBrief: true },
  ]);

/** The last resort: without introductions. */
const barestRenderings = (fitting: Fitting): Rendering[] =>
  briefRenderings(fitting).map((rendering) => ({ ...rendering, introduces: false }));

/** The cost of a draft; lower is better. Null if its length or the host's share breaks a rule. */
function costOf(
  { turns, wordCount }: Conversation,
  rendering: Rendering,
  lost: number,
  mostOfHost: number,
  { tools, delivery, frame, wantsQuestions, wordCount: wanted }: Fitting,
): number | null {
  const hosts = turns.filter(({ speaker }) => speaker === 'host');
  const hostWords = hosts.reduce((sum, { text }) => sum + tools.countWords(text), 0);
  const questions = hosts.filter(({ text }) => text.includes('?')).length;
  const share = hostWords / wordCount;
  if (share < HOST_SHARE.min || share > mostOfHost) return null;
  const away = (wordCount - wanted) / wanted;
  if (away > TOLERANCE) return null;
  return (
    (away < -TOLERANCE ? 10 - 10 * away : Math.abs(away)) +
    Math.abs(share - HOST_SHARE.best) +
    lost * 0.5 +
    (delivery.reactions - rendering.reactions) * 0.35 +
    (rendering.namesTopic || !frame.topic ? 0 : 0.05) +
    (rendering.isBrief ? 0.25 : 0) +
    (rendering.joining === 'section' ? 0.1 : 0) +
    (wantsQuestions ? 1 - (questions * WORDS_PER_QUESTION) / wordCount : 0)
  );
}
