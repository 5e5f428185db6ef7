import { QUESTION_PARTS } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { QUESTION_LIMITS } from '../question-limits.ts';
import type { FieldsProps } from './fields-props.ts';
import { AddPart, RemoveButton } from './part-buttons.tsx';
import { PartField } from './part-field.tsx';

const { min, max } = QUESTION_PARTS.match;

/** Terms with their definitions, and definitions of none of the terms. */
export function MatchFields({ question, faults, onChange, ...field }: FieldsProps<'match'>) {
  const { t } = useTranslation();
  const { pairs, distractors } = question;
  const changePair = (index: number, change: Partial<(typeof pairs)[number]>) =>
    onChange({
      ...question,
      pairs: pairs.map((pair, each) => (each === index ? { ...pair, ...change } : pair)),
    });
  return (
    <>
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <legend className="mb-2 text-sm font-medium">{t('questions.pairs')}</legend>
        {pairs.map(({ term, definition }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair is known by its place alone
          <div key={index} className="flex items-start gap-1">
            <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              <PartField
                label={t('questions.term', { number: index + 1 })}
                value={term}
                fault={faults.get(`term ${index}`)}
                onChange={(text) => changePair(index, { term: text })}
                {...field}
              />
              <PartField
                label={t('questions.definition', { number: index + 1 })}
                value={definition}
                fault={faults.get(`definition ${index}`)}
                onChange={(text) => changePair(index, { definition: text })}
                {...field}
              />
            </div>
            <RemoveButton
              label={t('questions.removePair', { number: index + 1 })}
              disabled={pairs.length <= min}
              onRemove={() => onChange({ ...question, pairs: pairs.toSpliced(index, 1) })}
            />
          </div>
        ))}
        <AddPart
          label={t('questions.addPair')}
          limits={t('questions.limits.match', { min, max })}
          disabled={pairs.length >= max}
          onAdd={() => onChange({ ...question, pairs: [...pairs, { term: '', definition: '' }] })}
        />
      </fieldset>
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <legend className="mb-2 text-sm font-medium">{t('questions.distractors')}</legend>
        {distractors.map((distractor, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a definition is known by its place alone
          <div key={index} className="flex items-start gap-1">
            <PartField
              label={t('questions.distractor', { number: index + 1 })}
              value={distractor}
              fault={faults.get(`distractor ${index}`)}
              onChange={(text) =>
                onChange({ ...question, distractors: distractors.with(index, text) })
              }
              {...field}
            />
            <RemoveButton
              label={t('questions.removeDistractor', { number: index + 1 })}
              disabled={false}
              onRemove={() =>
                onChange({ ...question, distractors: distractors.toSpliced(index, 1) })
              }
            />
          </div>
        ))}
        <AddPart
          label={t('questions.addDistractor')}
          limits={t('questions.limits.distractors', { max: QUESTION_LIMITS.distractors })}
          disabled={distractors.length >= QUESTION_LIMITS.distractors}
          onAdd={() => onChange({ ...question, distractors: [...distractors, ''] })}
        />
      </fieldset>
    </>
  );
}
