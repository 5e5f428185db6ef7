import { QUESTION_PARTS } from '@tarima/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldsProps } from './fields-props.ts';
import { AddPart, RemoveButton } from './part-buttons.tsx';
import { PartField } from './part-field.tsx';

const { min, max } = QUESTION_PARTS.choice;

/** The options of a question, and which of them is right. */
export function ChoiceFields({ question, faults, onChange, ...field }: FieldsProps<'choice'>) {
  const { t } = useTranslation();
  const name = useId();
  const { options, answer } = question;
  const remove = (index: number) =>
    onChange({
      ...question,
      options: options.toSpliced(index, 1),
      answer: index < answer ? answer - 1 : answer,
    });
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-2 text-sm font-medium">{t('questions.markRight')}</legend>
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place alone
        <div key={index} className="flex items-start gap-1">
          <label className="grid size-control shrink-0 cursor-pointer place-items-center max-sm:w-8">
            <input
              type="radio"
              name={name}
              checked={index === answer}
              aria-label={t('questions.isRight', { number: index + 1 })}
              onChange={() => onChange({ ...question, answer: index })}
              className="size-4 accent-primary"
            />
          </label>
          <PartField
            label={t('questions.option', { number: index + 1 })}
            value={option}
            fault={faults.get(`option ${index}`)}
            onChange={(text) => onChange({ ...question, options: options.with(index, text) })}
            {...field}
          />
          <RemoveButton
            label={t('questions.removeOption', { number: index + 1 })}
            disabled={options.length <= min || index === answer}
            reason={index === answer ? t('questions.rightStays') : undefined}
            onRemove={() => remove(index)}
          />
        </div>
      ))}
      <AddPart
        label={t('questions.addOption')}
        limits={t('questions.limits.choice', { min, max })}
        disabled={options.length >= max}
        onAdd={() => onChange({ ...question, options: [...options, ''] })}
      />
    </fieldset>
  );
}
