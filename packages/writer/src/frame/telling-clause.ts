import type { Cues } from '@tarima/languages';
import { splitSentences } from '@tarima/text';
import { upperFirst } from '../reading/clean-text.ts';
import { unended } from '../reading/spoken-text.ts';
import { lowerWords } from '../reading/terms.ts';
import { limits, mainClause, openingClause, type PointTools, phrasesIn } from './main-clause.ts';

/** Letters of a sentence that stands large and alone: what reads well, and what still fits. */
const LARGE = [100, 150] as const;
const FEWEST_WORDS = 3;
/** Letters of an opening that an ellipsis ends. */
const UNFINISHED = { least: 30, most: 100 };
/** "Finally, …" */
const SINGLE_WORD = /^\p{L}+, /u;

/**
 * The clause of any text that may stand large and alone. Its words are the text's own, in their
 * order. It opens a sentence, or stands behind a linking word. An ellipsis ends it where no clause
 * is short enough. Null for a text of too few words, and for one without phrases.
 */
export function tellingClause(text: string, tools: PointTools): string | null {
  const sentences = splitSentences(text, tools.cues.language)
    .map((sentence) => upperFirst(withoutStop(behindLink(sentence, tools.cues))))
    .filter((sentence) => lowerWords(sentence).length >= FEWEST_WORDS);
  for (const sentence of sentences) {
    const clause = clauseOf(sentence, tools);
    if (clause) return clause;
  }
  const [first] = sentences;
  return first ? openingOf(first, tools) : null;
}

export const isUnfinished = (clause: string): boolean => clause.endsWith('…');

/** The whole sentence or its main clause, the shortest that reads well. */
function clauseOf(sentence: string, tools: PointTools): string | null {
  for (const most of LARGE) {
    if (sentence.length <= most) return sentence;
    if (sentence.endsWith('?')) continue;
    const cuts = [mainClause(sentence, most, tools), openingClause(sentence, most, tools)];
    const clear = cuts.find((cut) => cut !== null && !limits(sentence.slice(cut.length), tools));
    if (clear) return clear;
  }
  return null;
}

/** The opening of a sentence up to the last phrase that has room. */
function openingOf(sentence: string, tools: PointTools): string | null {
  const seen = sentence.slice(0, UNFINISHED.most);
  const marks = [...seen.matchAll(/[,;:–—](?=\s)/gu)].map(({ index }) => index);
  const end = Math.max(0, ...marks, ...phrasesIn(seen, tools));
  return end < UNFINISHED.least ? null : `${unended(seen.slice(0, end))}…`;
}

const withoutStop = (sentence: string): string =>
  sentence.endsWith('?') ? sentence : unended(sentence);

/** Nothing is lost without "Finally, …" or "On the other hand, …". */
function behindLink(sentence: string, { dangling }: Cues): string {
  const [link = ''] = dangling.exec(sentence) ?? [];
  return sentence.slice(link.length).startsWith(', ')
    ? sentence.slice(link.length + 2)
    : sentence.replace(SINGLE_WORD, '');
}
