import { countWords } from '@tarima/text';
import type { DialogueDraft } from '../../dialogue-draft.ts';
import type { Theme } from './choose-themes.ts';
import { type ComposeTools, composeTurns, type Frame, type Telling } from './compose-turns.ts';

export type Fitting = {
  wordCount: number;
  frame: Frame;
  themesWithin: (budget: number) => Theme[];
  /** The guest's longest turn, in words. */
  longest: number;
  wantsQuestions: boolean;
  tools: ComposeTools;
};

/** How far the words may be from those asked for. */
const TOLERANCE = 0.1;
const HOST_SHARE = { min: 0.25, max: 0.45, best: 0.34 } as const;
/** Shares of the words asked for that the guest may take. */
const GUEST_SHARES = Array.from({ length: 24 }, (_, step) => 0.38 + step * 0.02);
/** Reactions are seasoning: even the liveliest host does not always have one. */
const MOST_REACTIONS = 0.6;

/**
 * The telling that comes nearest to the words asked for, with the host's share kept. Where the source
 * carries less, the longest; null where no telling keeps the rules.
 */
export function fitLength(fitting: Fitting): DialogueDraft | null {
  let best: { draft: DialogueDraft; cost: number } | null = null;
  const tried = new Set<string>();
  for (const share of GUEST_SHARES) {
    const themes = fitting.themesWithin(fitting.wordCount * share);
    const key = themes.map(({ lines }) => lines.map(({ text }) => text).join('|')).join('||');
    if (tried.has(key)) continue;
    tried.add(key);
    for (const telling of tellings(fitting)) {
      const draft = composeTurns(themes, fitting.frame, telling, fitting.tools);
      if (!draft) continue;
      const cost = costOf(draft, telling, fitting);
      if (cost !== null && (!best || cost < best.cost)) best = { draft, cost };
    }
  }
  return best?.draft ?? null;
}

function* tellings({ frame, longest }: Fitting): Generator<Telling> {
  for (const joining of ['none', 'thread', 'any'] as const) {
    for (const reactions of [0, MOST_REACTIONS / 2, MOST_REACTIONS]) {
      for (const namesTopic of frame.topic ? [true, false] : [false]) {
        for (const divides of [true, false]) {
          yield { joining, reactions, namesTopic, divides, longest };
        }
      }
    }
  }
}

/** How much a draft falls short of what was wished; null where it breaks a rule. */
function costOf(draft: DialogueDraft, telling: Telling, fitting: Fitting): number | null {
  const words = (speaker: string) =>
    draft.turns
      .filter((turn) => turn.speaker === speaker)
      .reduce((sum, { text }) => sum + countWords(text), 0);
  const share = words('host') / draft.wordCount;
  if (share < HOST_SHARE.min || share > HOST_SHARE.max) return null;
  const away = (draft.wordCount - fitting.wordCount) / fitting.wordCount;
  if (away > TOLERANCE) return null;
  const liked = fitting.tools.creativity * MOST_REACTIONS;
  return (
    (away < -TOLERANCE ? 10 - 10 * away : Math.abs(away)) +
    Math.abs(share - HOST_SHARE.best) +
    Math.abs(telling.reactions - liked) * 0.2 +
    (telling.namesTopic || !fitting.frame.topic ? 0 : 0.05) +
    (telling.divides ? 0 : 0.05) +
    (telling.joining === 'any' ? 0.15 : 0) +
    (fitting.wantsQuestions && telling.joining !== 'none' ? 0.3 : 0)
  );
}
