import { CONTENT_COUNTS, type CourseAnalysis } from '@tarima/contract';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { classNames } from '#web/lib/class-names.ts';

type CountChoiceProps = {
  analysis: CourseAnalysis;
  /** The text as it was typed. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Chooses the number of contents: an alternative, or a number by hand. */
export function CountChoice({ analysis, value, error, onChange }: CountChoiceProps) {
  const { t } = useTranslation();
  const { mostContents } = analysis;
  const { min, max } = CONTENT_COUNTS;
  const alternatives = analysis.alternatives.toSorted((a, b) => a.contents - b.contents);
  const recommended = analysis.recommendation?.contents ?? min;
  const isTooMany = mostContents !== null && !error && Number(value) > mostContents;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p id="content-counts" className="text-sm font-medium">
        {t('course.dialog.alternatives')}
      </p>
      <RadioGroup.Root
        aria-labelledby="content-counts"
        value={value}
        onValueChange={onChange}
        // Six columns are too narrow for their words.
        className={classNames(
          'grid gap-2',
          alternatives.length > CONTENT_COUNTS.options.length
            ? 'gap-y-3 sm:grid-cols-3'
            : 'sm:grid-cols-5',
        )}
      >
        {alternatives.map(({ contents, label, recommended: isRecommended, isCarried }) => (
          <RadioGroup.Item
            key={contents}
            value={String(contents)}
            className="relative flex cursor-pointer items-center gap-3 rounded-xl border p-3 text-left transition-colors hover:bg-muted data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft data-[state=checked]:ring-1 data-[state=checked]:ring-primary sm:grid sm:content-start sm:gap-0.5"
          >
            <span className="w-8 text-2xl font-semibold tabular-nums sm:w-auto">{contents}</span>
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="text-sm font-medium">{t(`course.dialog.labels.${label}`)}</span>
              <span className="flex items-start gap-1 text-xs text-muted-foreground">
                {isCarried ? (
                  <CircleCheck aria-hidden className="mt-px size-3.5 shrink-0 text-primary" />
                ) : (
                  <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
                )}
                {t(isCarried ? 'course.dialog.carried' : 'course.dialog.notCarried')}
              </span>
            </span>
            {isRecommended && (
              <Badge className="bg-primary text-primary-foreground sm:absolute sm:-top-2.5 sm:right-2 sm:py-0.5">
                {t('course.dialog.recommended')}
              </Badge>
            )}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <Field
          label={t('course.dialog.byHand')}
          hint={t(`course.dialog.${recommended < min ? 'byHandHintWithOwn' : 'byHandHint'}`, {
            min,
            max,
            recommended,
          })}
          error={error}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={Math.min(min, recommended)}
              max={max}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
        <p role="status" className="text-sm text-pretty text-warning-soft-foreground sm:mt-7">
          {isTooMany && t('course.dialog.tooMany', { count: mostContents })}
        </p>
      </div>
    </div>
  );
}
