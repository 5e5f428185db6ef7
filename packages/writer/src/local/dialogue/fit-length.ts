import type { DialogueDraft } from '../../dialogue-draft.ts';
import type { Theme } from './choose-themes.ts';
import { type ComposeTools, composeTurns, type Frame, type Telling } from './compose-turns.ts';
import type { Manner } from './manners.ts';

export type Fitting = {
  wordCount: number;
  frame: Frame;
  /** What is said within a budget of words for the guest. */
  themesWithin: (budget: number) => Theme[];
  /** The guest's longest turn, in words. */
  longest: number;
  wantsQuestions: boolean;
  manner: Manner;
  tools: ComposeTools;
};

/** How far the words may be from those asked for. */
const TOLERANCE = 0.1;
const HOST_SHARE = { min: 0.25, max: 0.45, best: 0.34 } as const;
/** Shares of the words asked for that the guest may take. */
const GUEST_SHARES = Array.from({ length: 21 }, (_, step) => 0.38 + step * 0.02);
/** So close do questions come where many are wanted. */
const WORDS_PER_QUESTION = 20;
/** How much of the style's own manner is kept, the best first: less makes room for the length. */
const MANNER_SHARES = [1, 0.5, 0] as const;

/**
 * The telling that comes nearest to the words asked for, with the host's share kept. Where the source
 * carries less, the longest; null where no telling keeps the rules.
 */
export function fitLength(fitting: Fitting): DialogueDraft | null {
  const choices = choicesOf(fitting);
  let longest: DialogueDraft | null = null;
  for (const tellings of [usualTellings, briefTellings, barestTellings]) {
    const draft = bestOf(choices, tellings(fitting), fitting);
    if (draft && draft.wordCount >= fitting.wordCount * (1 - TOLERANCE)) return draft;
    if (draft && draft.wordCount > (longest?.wordCount ?? 0)) longest = draft;
  }
  return longest;
}

/** What can be said within each budget, every choice once. */
function choicesOf({ themesWithin, wordCount }: Fitting): Theme[][] {
  const choices = new Map<string, Theme[]>();
  for (const share of GUEST_SHARES) {
    const themes = themesWithin(wordCount * share);
    choices.set(themes.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n'), themes);
  }
  return [...choices.values()];
}

function bestOf(choices: Theme[][], tellings: Telling[], fitting: Fitting): DialogueDraft | null {
  let best: { draft: DialogueDraft; cost: number } | null = null;
  for (const themes of choices) {
    for (const telling of tellings) {
      const draft = composeTurns(themes, fitting.frame, telling, fitting.tools);
      const cost = draft && costOf(draft, telling, fitting);
      if (draft && cost !== null && (!best || cost < best.cost)) best = { draft, cost };
    }
  }
  return best?.draft ?? null;
}

const usualTellings = ({ frame, manner, longest, wantsQuestions }: Fitting): Telling[] =>
  (['none', 'thread'] as const).flatMap((joining) =>
    MANNER_SHARES.flatMap((share) =>
      [true, false].map((divides) => ({
        joining,
        reactions: manner.reactions * share,
        asks: wantsQuestions ? 1 : 1 - (1 - manner.asks) * share,
        answers: wantsQuestions ? 0 : manner.answers * share,
        recaps: manner.recaps && share > 0,
        divides,
        namesTopic: frame.topic !== '',
        isBrief: false,
        introduces: true,
        longest: Math.min(longest, manner.longest),
      })),
    ),
  );

/** For few words, or for a source that gives few. */
const briefTellings = (fitting: Fitting): Telling[] =>
  usualTellings(fitting).flatMap((usual) =>
    [usual, { ...usual, joining: 'any' as const }].flatMap((telling) => [
      { ...telling, namesTopic: false },
      { ...telling, isBrief: true },
      { ...telling, namesTopic: false, isBrief: true },
    ]),
  );

/** Where even that is too much around it. */
const barestTellings = (fitting: Fitting): Telling[] =>
  briefTellings(fitting).map((telling) => ({ ...telling, introduces: false }));

const questionsOf = ({ turns }: DialogueDraft) =>
  turns.filter(({ speaker, text }) => speaker === 'host' && text.includes('?')).length;

/** How much a draft falls short of what was wished; null where it breaks a rule. */
function costOf(draft: DialogueDraft, telling: Telling, fitting: Fitting): number | null {
  const hostWords = draft.turns
    .filter(({ speaker }) => speaker === 'host')
    .reduce((sum, { text }) => sum + fitting.tools.countWords(text), 0);
  const share = hostWords / draft.wordCount;
  if (share < HOST_SHARE.min || share > HOST_SHARE.max) return null;
  const away = (draft.wordCount - fitting.wordCount) / fitting.wordCount;
  if (away > TOLERANCE) return null;
  return (
    (away < -TOLERANCE ? 10 - 10 * away : Math.abs(away)) +
    Math.abs(share - HOST_SHARE.best) +
    (fitting.manner.reactions - telling.reactions) * 0.2 +
    (telling.namesTopic || !fitting.frame.topic ? 0 : 0.05) +
    (telling.divides ? 0 : 0.05) +
    (telling.isBrief ? 0.25 : 0) +
    (telling.joining === 'any' ? 0.15 : 0) +
    (fitting.wantsQuestions ? 1 - (questionsOf(draft) * WORDS_PER_QUESTION) / draft.wordCount : 0)
  );
}
