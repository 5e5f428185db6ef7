import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';

type OptionsViewProps = {
  /** The id of the text that names the group. */
  labelledBy: string;
  options: readonly { value: number; text: string }[];
  chosen: number | undefined;
  right: number;
  /** True once the right option may be seen. */
  isChecked: boolean;
  onChoose: ((value: number) => void) | undefined;
};

/** Options of which one is right: to choose from, or with their marks. */
export function OptionsView({
  labelledBy,
  options,
  chosen,
  right,
  isChecked,
  onChoose,
}: OptionsViewProps) {
  const name = useId();
  return (
    <fieldset aria-labelledby={labelledBy} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {options.map(({ value, text }) => {
        const isChosen = value === chosen;
        return (
          <label
            key={value}
            className={classNames(
              'flex min-h-10 flex-wrap items-start gap-x-3 gap-y-1 rounded-xl border px-3 py-2 text-sm',
              onChoose && 'cursor-pointer transition-colors hover:bg-muted',
              !isChecked && isChosen && 'border-primary bg-primary-soft/50',
              isChecked && value === right && 'border-transparent bg-success-soft',
              isChecked && isChosen && value !== right && 'border-transparent bg-destructive-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={isChosen}
              disabled={!onChoose}
              onChange={() => onChoose?.(value)}
              className="mt-0.5 size-4 shrink-0 accent-primary disabled:opacity-100"
            />
            <span className="min-w-3/5 flex-1 wrap-anywhere">{text}</span>
            {isChecked && (value === right || isChosen) && <Mark isRight={value === right} />}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Marks an answer as right or wrong, by a sign and a word. */
export function Mark({ isRight }: { isRight: boolean }) {
  const { t } = useTranslation();
  const Icon = isRight ? Check : X;
  return (
    <span
      className={classNames(
        'ml-auto flex shrink-0 items-center gap-1 text-xs leading-5 font-medium',
        isRight ? 'text-success-soft-foreground' : 'text-destructive-soft-foreground',
      )}
    >
      <Icon aria-hidden className="size-4" />
      {t(isRight ? 'questions.right' : 'questions.wrong')}
    </span>
  );
}
