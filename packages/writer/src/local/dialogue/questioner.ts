import type { Relation, StylePhrases } from '../../wording/dialogue/dialogue-wording.ts';
import type { Line } from './choose-themes.ts';
import type { PhraseBook } from './phrase-book.ts';

/** Asked as often as needed; any other only so often, or the host sounds like a form. */
const PLAIN: readonly Relation[] = ['about', 'phrase', 'more'];
const MAX_OF_ONE = 2;
/** Marked by the sentence's own words: no other question would fit as well. */
export const MARKED: readonly Relation[] = [
  'example',
  'contrast',
  'consequence',
  'first',
  'next',
  'last',
  'list',
];

/** Fit nearly any sentence, so that none of them is missed. */
const OPEN: readonly Relation[] = ['phrase', 'more'];

/** Fit to ask before anything else was said. */
const OPENING: readonly Relation[] = ['definition', 'list'];

/** Chooses the host's question for each line, so that it fits and nothing is asked twice. */
export function createQuestioner(book: PhraseBook, phrases: StylePhrases) {
  const asked = new Map<Relation, number>();
  const named = new Set<string>();
  let previous: Relation | null = null;

  const put = (relation: Relation, slots: Record<string, string> = {}): string | null => {
    const question = book.pick(phrases.asks[relation], slots);
    if (question === null) return null;
    asked.set(relation, (asked.get(relation) ?? 0) + 1);
    named.add((slots.x ?? slots.phrase ?? '').toLowerCase());
    previous = relation;
    return question;
  };
  const isFresh = ({ relation, slots }: Line['questions'][number]) => {
    const about = (slots.x ?? slots.phrase ?? '').toLowerCase();
    if (about && named.has(about)) return false;
    if (PLAIN.includes(relation)) return true;
    return relation !== previous && (asked.get(relation) ?? 0) < MAX_OF_ONE;
  };
  const ask = (line: Line): string | null => {
    for (const question of line.questions) {
      if (!isFresh(question)) continue;
      const text = put(question.relation, question.slots);
      if (text) return text;
    }
    return null;
  };

  return {
    ask,
    /** Whether a line has a question of its own, beside those that fit any. */
    fits: (line: Line) =>
      line.questions.some((one) => !OPEN.includes(one.relation) && isFresh(one)),
    /** For the first line of all. */
    start(line: Line): string | null {
      const telling = line.questions.find(({ relation }) => OPENING.includes(relation));
      return telling ? put(telling.relation, telling.slots) : book.pick(phrases.starts);
    },
    /** For the first line of another theme, named by its title or else by what the line is about. */
    turn(line: Line, title: string): string | null {
      const slots = line.questions.find((one) => one.slots.x ?? one.slots.phrase)?.slots;
      const topic = title || slots?.x || slots?.phrase;
      if (!topic || named.has(topic.toLowerCase())) return ask(line);
      named.add(topic.toLowerCase());
      return book.pick(phrases.turns, { title: topic });
    },
    /** For the last line of all, where nothing else fits better. */
    final(line: Line): string | null {
      const isMarked = line.questions.some(({ relation }) => MARKED.includes(relation));
      return isMarked ? ask(line) : (book.pick(phrases.finals) ?? ask(line));
    },
    /** Between the halves of one sentence. */
    inside: (relation: 'why' | 'contrast' | 'nudge') => put(relation),
  };
}
