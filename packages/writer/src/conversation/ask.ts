import {
  type Ask,
  type DialogueWording,
  RULE_ASKS,
  type StylePhrases,
  type StyleReactions,
} from '@tarima/languages';
import { countWords } from '@tarima/text';
import { lowerFirst } from '../frame/say-units.ts';
import type { PhraseBook } from './phrase-book.ts';
import type { Saying } from './sayings.ts';
import type { Subject } from './subject.ts';
import { figuresIn } from './take-up.ts';

/** The host asks about no longer case. */
const LONGEST_CASE = 11;
const MOST_CASES = 2;
/**
 * Asked as often as needed. Any other question is asked `MOST_OF_ONE` times, or the host sounds
 * like a form.
 */
const PLAIN: readonly Ask[] = ['about', 'more', 'next'];
const MOST_OF_ONE = 2;
const FEWEST_ITEMS = 3;

type Question = { ask: Ask; slots?: Record<string, string> };

/** A question of the host. It has citations only where the document asks it. */
export type Asked = { text: string; citations: Saying['citations'] };

export type AskTools = {
  book: PhraseBook;
  phrases: StylePhrases;
  reactions: StyleReactions;
  dialogue: DialogueWording;
  subjectOf: (text: string) => Subject | null;
  /** True if the documents make rules. Elsewhere "must" tells how things are. */
  isRulebook: boolean;
};

/**
 * Chooses the host's question before each saying, so that the saying answers it. No question comes
 * twice.
 */
export function createAsker(tools: AskTools) {
  const { book, phrases, reactions, dialogue } = tools;
  const asked = new Map<Ask, number>();
  const named = new Set<string>();
  let cases = 0;
  let previous: Ask | null = null;

  const phrasesOf = (ask: Ask) => (isRuleAsk(ask) ? reactions.asks[ask] : phrases.asks[ask]);
  const put = ({ ask, slots }: Question): string | null => {
    const question = book.pick(phrasesOf(ask), slots);
    if (question === null) return null;
    asked.set(ask, (asked.get(ask) ?? 0) + 1);
    if (slots?.x) named.add(slots.x.toLowerCase());
    previous = ask;
    return question;
  };
  const isFresh = ({ ask, slots }: Question) => {
    if (slots?.x && named.has(slots.x.toLowerCase())) return false;
    return PLAIN.includes(ask) || (ask !== previous && (asked.get(ask) ?? 0) < MOST_OF_ONE);
  };
  /** "And if the card is lost?", in the document's own words. */
  const askCase = ({ opening: text }: Saying): string | null => {
    const own = dialogue.cues.caseOpening.exec(text)?.[1];
    if (!own || cases === MOST_CASES || countWords(own) > LONGEST_CASE) return null;
    const question = book.pick(dialogue.whatIf, { case: lowerFirst(own) });
    if (question) cases += 1;
    return question;
  };

  return {
    /** The question before a saying. Null if all has been asked. */
    ask(saying: Saying): Asked | null {
      if (saying.question) return saying.question;
      const byCase = askCase(saying);
      if (byCase) return { text: byCase, citations: [] };
      for (const question of questionsFor(saying, tools)) {
        const text = isFresh(question) ? put(question) : null;
        if (text) return { text, citations: [] };
      }
      return null;
    },
    /** True if a question fits it better than the general ones. */
    fits: (saying: Saying) =>
      saying.question !== null ||
      dialogue.cues.caseOpening.test(saying.opening) ||
      questionsFor(saying, tools).some((one) => one.ask !== 'more' && isFresh(one)),
    put: (ask: Ask) => put({ ask }),
  };
}

const isRuleAsk = (ask: Ask): ask is (typeof RULE_ASKS)[number] =>
  RULE_ASKS.some((one) => one === ask);

/** The questions that a saying answers, the best first. The last fits any saying. */
function questionsFor(
  { opening: text, first: unit, place }: Saying,
  { dialogue, subjectOf, isRulebook }: AskTools,
): Question[] {
  const { cues } = dialogue;
  const { last } = dialogue.steps.steps;
  if (place === 'last' && text.startsWith(last)) return [{ ask: 'last' }, { ask: 'next' }];
  if (place === 'middle' || place === 'last')
    return [{ ask: unit.kind === 'procedure' ? 'next' : 'nudge' }, { ask: 'nudge' }];
  const subject = subjectOf(text);
  const figures = figuresIn(text, cues).length > 0;
  const has = (kind: Saying['unit']['mustSay'][number]) => unit.mustSay.includes(kind);
  const when = (holds: boolean, ask: Ask, slots?: Record<string, string>): Question[] =>
    holds ? [{ ask, ...(slots && { slots }) }] : [];
  return [
    ...when(unit.kind === 'procedure', 'first'),
    ...when(cues.example.test(text), 'example'),
    ...when(cues.contrast.test(text), 'contrast'),
    ...when(unit.kind === 'list' && unit.parts.length >= FEWEST_ITEMS, 'list'),
    ...when(Boolean(subject?.is), 'definition', { x: subject?.text ?? '', is: subject?.is ?? '' }),
    ...when(has('warning'), 'warning'),
    ...when(has('phone'), 'phone'),
    ...when(cues.forbids.test(text), 'prohibition'),
    ...when(subject !== null && !subject.is, 'about', { x: subject?.text ?? '' }),
    ...when(has('deadline') && !has('amount') && figures, 'deadline'),
    ...when(has('amount') && figures, 'figures'),
    ...when(isRulebook && cues.demands.test(text), 'obligation'),
    ...when(true, 'more'),
  ];
}
