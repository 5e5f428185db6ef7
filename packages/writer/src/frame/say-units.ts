import type { Cues, FrameWording } from '@tarima/languages';
import { countWords } from '@tarima/text';
import { fillPhrase, joinList } from '../pick-phrase.ts';
import { upperFirst } from '../reading/clean-text.ts';
import type { Part, Unit } from '../reading/reading.ts';
import { ended } from '../reading/spoken-text.ts';
import type { Utterance } from './utterance.ts';

export type SayTools = { cues: Cues; frame: Pick<FrameWording, 'steps' | 'numberedStep'> };

/** Longer procedures are counted, or "then" would be heard too often. */
const MOST_IN_WORDS = 6;

/** A unit as it is spoken, with one utterance for each part. */
export function sayUnit(unit: Unit, tools: SayTools): Utterance[] {
  const { lead, parts, kind } = unit;
  if (kind === 'procedure')
    return [
      ...said(lead.map((part) => introducing(part, tools))),
      ...sayProcedure(lead, parts, tools),
    ];
  if (isJoined(unit)) return [sayJoined(unit, tools)];
  return [...said(lead), ...said(parts)];
}

const said = (parts: readonly Part[]): Utterance[] =>
  parts.map(({ text, citations }) => ({ text: upperFirst(text), kind: 'source', citations }));

/** True if short parts without a verb make one sentence with their introduction. */
const isJoined = ({ kind, parts }: Unit): boolean =>
  (kind === 'list' || kind === 'table' || kind === 'answer') &&
  parts.length > 0 &&
  parts.every(({ text, isFragment }) => isFragment && !/[.!?…]$/u.test(text));

function sayJoined({ lead, parts }: Unit, { cues }: SayTools): Utterance {
  const list = joinList(
    parts.map(({ text }) => text),
    cues.and,
  );
  const intro = lead.map(({ text }) => text).join(' ');
  const opening = intro && !/[:?.!]$/u.test(intro) ? `${intro}:` : intro;
  return {
    text: ended(upperFirst(opening ? `${opening} ${list}` : list)),
    kind: 'source',
    citations: [...lead, ...parts].flatMap(({ citations }) => citations),
  };
}

/** "First, …. Then, …. Finally, …." */
function sayProcedure(lead: Part[], steps: Part[], { cues, frame }: SayTools): Utterance[] {
  const { first, between, last } = frame.steps;
  const isCounted = steps.length > MOST_IN_WORDS;
  return steps.map(({ text, citations }, index) => {
    const marker = isCounted
      ? `${fillPhrase(frame.numberedStep, { number: String(index + 1) })}:`
      : `${index === 0 ? first : index === steps.length - 1 ? last : between[(index - 1) % between.length]}${cues.nounsHaveCapitals ? ':' : ','}`;
    // Behind a colon a German sentence keeps its capital.
    const step = cues.nounsHaveCapitals ? text : lowerFirst(text);
    const isBehindColon =
      index === 0 && !cues.nounsHaveCapitals && /:$/u.test(lead.at(-1)?.text ?? '');
    return {
      text: `${isBehindColon && !isCounted ? lowerFirst(marker) : marker} ${step}`,
      kind: 'source',
      citations,
    };
  });
}

/** Ends the introduction with a full stop where each step has its own colon. */
const introducing = (part: Part, { cues }: SayTools): Part =>
  cues.nounsHaveCapitals ? { ...part, text: part.text.replace(/:$/u, '.') } : part;

/** Lowers the first letter, except of names and spelled letters. */
export const lowerFirst = (text: string): string =>
  text.replace(/^(\p{Lu})(?=\p{Ll}|\s|['’])/u, (letter) => letter.toLowerCase());

export const saidWords = (utterances: readonly Utterance[]): number =>
  utterances.reduce((sum, { text }) => sum + countWords(text), 0);
