import type { Question } from '@tarima/contract';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { fill, useTexts } from '#player/texts/texts.ts';
import type { Draft } from './draft.ts';

type OrderFieldProps = {
  question: Extract<Question, { kind: 'order' }>;
  draft: Draft;
  onChange: (draft: Draft) => void;
};

/** Steps that move up and down by buttons. The new place of a step is said aloud. */
export function OrderField({ question, draft, onChange }: OrderFieldProps) {
  const texts = useTexts();
  const [said, setSaid] = useState('');
  const total = draft.length;
  const move = (from: number, to: number) => {
    const order = [...draft];
    order.splice(to, 0, ...order.splice(from, 1));
    onChange(order);
    const step = question.steps[draft[from] ?? 0] ?? '';
    setSaid(fill(texts.moved, { step, place: to + 1, total }));
  };
  const button =
    'grid size-11 place-items-center rounded-lg border bg-card hover:bg-muted aria-disabled:opacity-35';
  return (
    <>
      <p className="mb-2 text-muted-foreground text-sm">{texts.orderHelp}</p>
      <ol className="space-y-2">
        {draft.map((index, place) => {
          const step = question.steps[index ?? 0] ?? '';
          const isFirst = place === 0;
          const isLast = place === total - 1;
          return (
            <li
              key={index}
              className="flex items-center gap-3 rounded-xl border border-input px-3 py-2"
            >
              <span className="w-5 shrink-0 text-muted-foreground tabular-nums">{place + 1}.</span>
              <span className="min-w-0 flex-1">{step}</span>
              {/* A disabled button would lose the focus of whoever moves a step to the end. */}
              <span className="flex shrink-0 gap-1">
                <button
                  type="button"
                  className={button}
                  aria-label={fill(texts.moveUp, { step })}
                  aria-disabled={isFirst}
                  onClick={() => !isFirst && move(place, place - 1)}
                >
                  <ArrowUp aria-hidden className="size-4" />
                </button>
                <button
                  type="button"
                  className={button}
                  aria-label={fill(texts.moveDown, { step })}
                  aria-disabled={isLast}
                  onClick={() => !isLast && move(place, place + 1)}
                >
                  <ArrowDown aria-hidden className="size-4" />
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
