import type { Question } from '@tarima/contract';
import { shownOrder } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Select } from '#web/components/ui/select.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { Mark } from './options-view.tsx';

type MatchViewProps = {
  question: Extract<Question, { kind: 'match' }>;
  /** A definition's index for each term. Distractors count after the pairs. */
  chosen: readonly (number | undefined)[];
  isChecked: boolean;
  onChoose: ((chosen: (number | undefined)[]) => void) | undefined;
};

/** Terms, each with the definition chosen for it. */
export function MatchView({ question, chosen, isChecked, onChoose }: MatchViewProps) {
  const { t } = useTranslation();
  const { id, pairs, distractors } = question;
  const definitions = [...pairs.map(({ definition }) => definition), ...distractors];
  const shown = shownOrder(id, definitions.length);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {pairs.map(({ term, definition }, index) => {
          const isRight = chosen[index] === index;
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a pair is known by its place alone
              key={index}
              className={classNames(
                'grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 rounded-xl border px-3 py-2 text-sm sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
                isChecked && 'border-transparent',
                isChecked && (isRight ? 'bg-success-soft' : 'bg-destructive-soft'),
              )}
            >
              <dt className="font-medium wrap-anywhere sm:py-0.5">{term}</dt>
              <dd className="flex flex-wrap items-start gap-x-3 gap-y-1 wrap-anywhere">
                {onChoose ? (
                  <Select
                    aria-label={t('questions.definitionOf', { term })}
                    value={String(chosen[index] ?? '')}
                    placeholder={t('questions.choose')}
                    options={shown.map((place) => ({
                      value: String(place),
                      label: definitions[place] ?? '',
                    }))}
                    onValueChange={(value) =>
                      onChoose(
                        pairs.map((_, each) => (each === index ? Number(value) : chosen[each])),
                      )
                    }
                  />
                ) : (
                  <span className="grid min-w-3/5 flex-1 gap-1 sm:py-0.5">
                    <span>{definitions[chosen[index] ?? -1]}</span>
                    {isChecked && !isRight && (
                      <span className="font-medium">
                        {t('questions.rightOne', { answer: definition })}
                      </span>
                    )}
                  </span>
                )}
                {isChecked && <Mark isRight={isRight} />}
              </dd>
            </div>
          );
        })}
      </dl>
      {isChecked && distractors.length > 0 && (
        <p className="px-3 text-sm wrap-anywhere text-muted-foreground">
          {t('questions.ofNone', { definitions: distractors.join(' · ') })}
        </p>
      )}
    </div>
  );
}
