import { asTold, type Question } from '@tarima/contract';

/** The place of a text in a question. Parts count from 0, such as `option 2`. */
export type Place =
  | 'prompt'
  | `${'option' | 'step' | 'term' | 'definition' | 'distractor'} ${number}`;
export type Fault = 'empty' | 'same';
export type Faults = ReadonlyMap<Place, Fault>;

type Text = { place: Place; text: string };

/** The texts of a question that cannot stay. A question without any can be saved. */
export function faultsOf(question: Question): Faults {
  const groups = [
    [{ place: 'prompt' as const, text: question.prompt }],
    ...comparedTexts(question),
  ];
  return new Map(groups.flatMap(faultsIn));
}

export const isSound = (question: Question): boolean => faultsOf(question).size === 0;

/** In each group the texts must differ, so that a learner can tell them apart. */
function comparedTexts(question: Question): Text[][] {
  const named = (name: 'option' | 'step' | 'term' | 'definition' | 'distractor', texts: string[]) =>
    texts.map((text, index): Text => ({ place: `${name} ${index}`, text }));
  if (question.kind === 'choice') return [named('option', question.options)];
  if (question.kind === 'order') return [named('step', question.steps)];
  if (question.kind === 'truth') return [];
  const { pairs, distractors } = question;
  return [
    named(
      'term',
      pairs.map(({ term }) => term),
    ),
    [
      ...named(
        'definition',
        pairs.map(({ definition }) => definition),
      ),
      ...named('distractor', distractors),
    ],
  ];
}

function faultsIn(texts: readonly Text[]): [Place, Fault][] {
  const seen = new Set<string>();
  return texts.flatMap(({ place, text }): [Place, Fault][] => {
    const compared = asTold(text);
    if (compared === '') return [[place, 'empty']];
    if (seen.has(compared)) return [[place, 'same']];
    seen.add(compared);
    return [];
  });
}
