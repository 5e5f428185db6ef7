import {
  type DialogueCues,
  type DialogueWording,
  REMARKS,
  type Remark,
  type StyleReactions,
} from '@tarima/languages';
import type { PhraseBook } from './phrase-book.ts';
import type { Saying } from './sayings.ts';

/** With more figures, none is worth repeating. */
const MOST_FIGURES = 2;
const MOST_OF_ONE = 2;
/** A used remark moves so many places down the list. */
const USED = 4;

/** Numbers with their units, without halves of ranges. */
export const figuresIn = (text: string, { figure, range }: DialogueCues): string[] =>
  [...text.matchAll(new RegExp(figure.source, `${figure.flags}g`))]
    .filter(({ index }) => !range.test(text.slice(0, index)))
    .map(([found]) => found);

/** Chooses the host's reaction to the last saying. Null if nothing fits. */
export function createListener(
  book: PhraseBook,
  reactions: StyleReactions,
  dialogue: DialogueWording,
  isRulebook: boolean,
) {
  const used = new Map<Remark, number>();
  let previous: Remark | null = null;
  const usesOf = (remark: Remark) => used.get(remark) ?? 0;
  return (saying: Saying): string | null => {
    const possible = remarksOn(saying, dialogue, isRulebook)
      .filter(({ remark }) => remark !== previous && usesOf(remark) < MOST_OF_ONE)
      .map(({ remark, slots }, place) => ({ remark, slots, cost: place + USED * usesOf(remark) }))
      .sort((a, b) => a.cost - b.cost);
    for (const { remark, slots } of possible) {
      const text = book.pick(reactions.remarks[remark], slots);
      if (text === null) continue;
      used.set(remark, usesOf(remark) + 1);
      previous = remark;
      return text;
    }
    return null;
  };
}

type Heard = { remark: Remark; slots: Record<string, string> };

/** Possible remarks, the strongest first. */
function remarksOn(
  { ending: text, unit, place }: Saying,
  { cues, numbers, asFigure }: DialogueWording,
  isRulebook: boolean,
): Heard[] {
  const { kind, parts, mustSay } = unit;
  const figures = figuresIn(text, cues);
  const figure = figures.at(-1) ?? '';
  const isWhole = place === 'whole' || place === 'last';
  const isCounted = isWhole && numbers[parts.length - 2] !== undefined;
  const slots = { figure: asFigure(figure), count: numbers[parts.length - 2] ?? '' };
  const isHeard: Record<Remark, boolean> = {
    steps: kind === 'procedure' && isCounted,
    items: kind === 'list' && isCounted && parts.length > 2,
    phone: isWhole && mustSay.includes('phone'),
    warning: isWhole && mustSay.includes('warning'),
    figure: figure !== '' && figures.length <= MOST_FIGURES,
    prohibition: kind !== 'procedure' && cues.forbids.test(text),
    exception: cues.excepts.test(text),
    example: kind === 'example' || cues.example.test(text),
    condition: mustSay.includes('condition') && cues.caseOpening.test(text),
    obligation: isRulebook && kind !== 'procedure' && cues.demands.test(text),
  };
  return REMARKS.filter((remark) => isHeard[remark]).map((remark) => ({ remark, slots }));
}
