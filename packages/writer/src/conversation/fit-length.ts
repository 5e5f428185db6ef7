import type { Theme } from './choose-said.ts';
import { composeTurns } from './compose-turns.ts';
import type { ComposeTools, Conversation, Frame, Telling } from './composition.ts';
import type { Manner } from './manners.ts';

export type Fitting = {
  wordCount: number;
  frame: Frame;
  /** What is said within a budget of words for the guest, of which a theme takes so many. */
  themesWithin: (budget: number, wordsPerTheme: number) => Theme[];
  /** About how long the guest speaks at a time, in words. */
  longest: number;
  wantsQuestions: boolean;
  manner: Manner;
  tools: ComposeTools;
};

export type Fitted = { conversation: Conversation; themes: Theme[] };

/** How far the words may be from those asked for. */
const TOLERANCE = 0.1;
/** `last`: of so few words that a greeting and a farewell are most of the host's. */
const HOST_SHARE = { min: 0.25, max: 0.45, best: 0.3, last: 0.5 } as const;
/** Shares of the words asked for that the guest may take. */
const GUEST_SHARES = Array.from({ length: 18 }, (_, step) => 0.4 + step * 0.024);
/** Shorter themes would be a list of headings; of many short sections some are told so all the same. */
const WORDS_PER_THEME = [45, 25] as const;
/** So close do questions come where many are wanted. */
const WORDS_PER_QUESTION = 20;
/** How much of the style's own manner is kept, the best first: less makes room for the length. */
const MANNER_SHARES = [1, 0.5, 0] as const;

/**
 * The telling that comes nearest to the words asked for, with the host's share kept. Where the source
 * carries less, the longest; null where no telling keeps the rules.
 */
export function fitLength(fitting: Fitting): Fitted | null {
  const choices = choicesOf(fitting);
  let longest: Fitted | null = null;
  const rounds = [usualTellings, fullTellings, briefTellings, barestTellings];
  for (const tellings of rounds) {
    const most = tellings === barestTellings ? HOST_SHARE.last : HOST_SHARE.max;
    const fitted = bestOf(choices, tellings(fitting), most, fitting);
    const words = fitted?.conversation.wordCount ?? 0;
    if (fitted && words >= fitting.wordCount * (1 - TOLERANCE)) return fitted;
    if (fitted && words > (longest?.conversation.wordCount ?? 0)) longest = fitted;
  }
  return longest;
}

/** What can be said within each budget, every choice once. */
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
  tellings: Telling[],
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
    for (const telling of tellings) {
      const conversation = composeTurns(themes, fitting.frame, telling, fitting.tools);
      const cost = costOf(conversation, telling, lost, mostOfHost, fitting);
      if (cost !== null && (!best || cost < best.cost)) best = { conversation, themes, cost };
    }
  }
  return best;
}

const usualTellings = ({ frame, manner, longest, wantsQuestions }: Fitting): Telling[] =>
  (['none', 'paragraph', 'section'] as const).flatMap((joining) =>
    MANNER_SHARES.map((share) => ({
      joining,
      reactions: manner.reactions * share,
      asks: wantsQuestions ? 1 : 1 - (1 - manner.asks) * share,
      answers: wantsQuestions ? 0 : manner.answers * share,
      recaps: manner.recaps && share > 0,
      namesTopic: frame.topic !== '',
      isBrief: false,
      introduces: true,
      longest: Math.min(longest, manner.longest),
    })),
  );

/** Where the source gives few words, the two take up and ask whatever they can. */
const fullTellings = (fitting: Fitting): Telling[] =>
  usualTellings(fitting).map((telling) => ({ ...telling, reactions: 1, asks: 1 }));

/** For few words, or for a source that gives few. */
const briefTellings = (fitting: Fitting): Telling[] =>
  usualTellings(fitting).flatMap((telling) => [
    { ...telling, namesTopic: false },
    { ...telling, isBrief: true },
    { ...telling, namesTopic: false, isBrief: true },
  ]);

/** Where even that is too much around it. */
const barestTellings = (fitting: Fitting): Telling[] =>
  briefTellings(fitting).map((telling) => ({ ...telling, introduces: false }));

/** How much a draft falls short of what was wished; null where it breaks a rule. */
function costOf(
  { turns, wordCount }: Conversation,
  telling: Telling,
  lost: number,
  mostOfHost: number,
  { tools, manner, frame, wantsQuestions, wordCount: wanted }: Fitting,
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
    (manner.reactions - telling.reactions) * 0.35 +
    (telling.namesTopic || !frame.topic ? 0 : 0.05) +
    (telling.isBrief ? 0.25 : 0) +
    (telling.joining === 'section' ? 0.1 : 0) +
    (wantsQuestions ? 1 - (questions * WORDS_PER_QUESTION) / wordCount : 0)
  );
}
