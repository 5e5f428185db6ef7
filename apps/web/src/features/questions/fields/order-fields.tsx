import { QUESTION_PARTS } from '@tarima/contract';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusInRow, MoveButton, movedBy } from '../view/order-view.tsx';
import type { FieldsProps } from './fields-props.ts';
import { AddPart, RemoveButton } from './part-buttons.tsx';
import { PartField } from './part-field.tsx';

const { min, max } = QUESTION_PARTS.order;

/** The steps of a question in the right order. Alt with an arrow moves a step. */
export function OrderFields({ question, faults, onChange, ...field }: FieldsProps<'order'>) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const { steps } = question;
  const canMove = (place: number, by: -1 | 1) => steps[place + by] !== undefined;
  const move = (place: number, by: -1 | 1) =>
    onChange({ ...question, steps: movedBy(steps, place, by) });
  const handleKey = (event: KeyboardEvent, place: number) => {
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (!event.altKey || !by || !canMove(place, by)) return;
    event.preventDefault();
    move(place, by);
    focusInRow(list.current, place + by, 'textarea');
  };
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-2 text-sm font-medium">{t('questions.inOrder')}</legend>
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {steps.map((step, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone
            key={index}
            className="flex items-start gap-1"
            onKeyDown={(event) => handleKey(event, index)}
          >
            <span aria-hidden className="w-6 shrink-0 pt-2.5 text-sm font-semibold tabular-nums">
              {index + 1}.
            </span>
            <PartField
              label={t('questions.step', { number: index + 1 })}
              value={step}
              fault={faults.get(`step ${index}`)}
              onChange={(text) => onChange({ ...question, steps: steps.with(index, text) })}
              {...field}
            />
            <span className="flex max-sm:flex-col">
              {([-1, 1] as const).map((by) => (
                <MoveButton
                  key={by}
                  by={by}
                  name={step || t('questions.step', { number: index + 1 })}
                  isLast={!canMove(index, by)}
                  onMove={() => {
                    move(index, by);
                    focusInRow(
                      list.current,
                      index + by,
                      `[data-move="${by}"]:not([disabled])`,
                      '[data-move]:not([disabled])',
                    );
                  }}
                />
              ))}
            </span>
            <RemoveButton
              label={t('questions.removeStep', { number: index + 1 })}
              disabled={steps.length <= min}
              onRemove={() => onChange({ ...question, steps: steps.toSpliced(index, 1) })}
            />
          </li>
        ))}
      </ol>
      <AddPart
        label={t('questions.addStep')}
        limits={t('questions.limits.order', { min, max })}
        disabled={steps.length >= max}
        onAdd={() => onChange({ ...question, steps: [...steps, ''] })}
      />
    </fieldset>
  );
}
