import { type Question, shownOrder } from '@tarima/contract';
import { useId } from 'react';
import { useTexts } from '#player/texts/texts.ts';
import type { Draft } from './draft.ts';

type MatchFieldProps = {
  question: Extract<Question, { kind: 'match' }>;
  draft: Draft;
  onChange: (draft: Draft) => void;
};

/** A list of definitions for each term. All lists have the same mixed order. */
export function MatchField({ question, draft, onChange }: MatchFieldProps) {
  const texts = useTexts();
  const id = useId();
  const definitions = [
    ...question.pairs.map(({ definition }) => definition),
    ...question.distractors,
  ];
  const order = shownOrder(question.id, definitions.length);
  return (
    <>
      <p className="mb-2 text-muted-foreground text-sm">{texts.matchHelp}</p>
      <div className="space-y-3">
        {question.pairs.map(({ term }, place) => (
          <div
            key={term}
            className="grid gap-1 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-center sm:gap-3"
          >
            <label htmlFor={`${id}-${place}`} className="font-semibold">
              {term}
            </label>
            <select
              id={`${id}-${place}`}
              value={draft[place] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange(draft.with(place, value === '' ? null : Number(value)))
              }
              className="min-h-11 w-full min-w-0 rounded-xl border border-input bg-card px-3 text-foreground"
            >
              <option value="">{texts.choose}</option>
              {order.map((index) => (
                <option key={index} value={index}>
                  {definitions[index]}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </>
  );
}
