import { upperFirst } from '../reading/clean-text.ts';
import { opensWithAmount } from '../reading/must-say.ts';
import { needsBefore } from '../reading/needs-before.ts';
import { unended } from '../reading/spoken-text.ts';
import { lowerWords } from '../reading/terms.ts';
import { mainClause, type PointTools } from './main-clause.ts';

const LONGEST_NUMBER = 64;
const LONGEST_VALUE = 40;
const LONGEST_GLOSS = 130;
const FEWEST_WORDS = 3;
const MOST_WORDS_OF_NAME = 8;
const LABELLED = /^([^:]{2,40}): (.+)$/u;
const QUOTED = /[«“"]([^«»“”"]{25,140})[»”"]/u;
const QUOTED_SHARE = 0.5;

/**
 * A sentence about one amount, with the amount first: "61 % of the accidents happen at night",
 * "30 € a day, taxi". Null where the amount stands elsewhere, and so is not the point.
 */
export function numberPoint(raw: string, tools: PointTools): string | null {
  const points = unended(raw)
    .split('; ')
    .map((clause) => numberIn(clause, tools));
  return points.find((point) => point !== null) ?? null;
}

function numberIn(text: string, tools: PointTools): string | null {
  const bare = text.replace(tools.screen.article, '');
  // "3 days" alone says nothing.
  if (isAmount(bare, tools) && lowerWords(bare).length >= FEWEST_WORDS)
    return short(bare, LONGEST_NUMBER, tools);
  const [, label = '', value = ''] = LABELLED.exec(text) ?? named(text, tools) ?? [];
  const name = label.replace(tools.screen.article, '');
  if (!isName(name, tools) || !isAmount(value, tools)) return null;
  const amount = short(untilLink(value, tools), LONGEST_VALUE, tools);
  return amount && `${amount}, ${name}`;
}

/** A subject with its amount: "The upkeep costs 14 € a month". */
const named = (text: string, { screen }: PointTools): RegExpExecArray | null =>
  new RegExp(
    String.raw`^([^,:;()\p{N}]{3,60}?) (?:${screen.amountVerb.source}) ((?=\p{N}|[$€£¥]|R\$|S/|US\$).+)$`,
    'u',
  ).exec(text);

const isAmount = (text: string, { readingCues }: PointTools): boolean =>
  /^(?:[$€£¥]|R\$|S\/|US\$)?\s?\p{N}/u.test(text) &&
  (opensWithAmount(text) || readingCues.deadline.exec(text)?.index === 0);

/** "38 kg and is never lifted": what follows is another statement. */
const untilLink = (value: string, { cues }: PointTools): string =>
  value.split(new RegExp(` (?:${cues.and('')}) |[,;] `, 'u'))[0] ?? '';

const isName = (name: string, { cues }: PointTools): boolean => {
  const words = lowerWords(name);
  return (
    words.length <= MOST_WORDS_OF_NAME &&
    words.some((word) => !cues.functionWords.has(word)) &&
    !words.some((word) => cues.verbs.has(word))
  );
};

function short(text: string, most: number, tools: PointTools): string | null {
  return text.length <= most ? text : mainClause(text, most, tools);
}

/** `Term: gloss`. Null for a sentence that defines nothing, or needs the one before. */
export function definitionPoint(raw: string, tools: PointTools): string | null {
  const { cues, readingCues, screen } = tools;
  if (!readingCues.definition.test(raw) || needsBefore(raw, cues)) return null;
  const [term, gloss] = (screen.defines.exec(unended(raw)) ?? []).slice(1).filter(Boolean);
  const name = term?.replace(screen.article, '') ?? '';
  const meaning = gloss && short(gloss, LONGEST_GLOSS, tools);
  return meaning && isName(name, tools) ? `${upperFirst(name)}: ${meaning}` : null;
}

/** The words of a sentence that mostly quotes. */
export function quotePoint(text: string): string | null {
  const quoted = QUOTED.exec(text)?.[1]?.trim() ?? '';
  return quoted.length > text.length * QUOTED_SHARE ? unended(quoted) : null;
}
