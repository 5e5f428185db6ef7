import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { Mark } from './options-view.tsx';

type OrderViewProps = {
  labelledBy: string;
  steps: readonly string[];
  /** Indexes of the steps, in the order in which they are shown. */
  order: readonly number[];
  isChecked: boolean;
  onMove: ((order: number[]) => void) | undefined;
};

/** Steps in an order: to move by buttons, or with their marks. */
export function OrderView({ labelledBy, steps, order, isChecked, onMove }: OrderViewProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const move = (place: number, by: -1 | 1) => {
    onMove?.(movedBy(order, place, by));
    focusInRow(
      list.current,
      place + by,
      `[data-move="${by}"]:not([disabled])`,
      '[data-move]:not([disabled])',
    );
  };
  return (
    <ol ref={list} aria-labelledby={labelledBy} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {order.map((step, place) => (
        <li
          key={step}
          className={classNames(
            'flex min-h-10 flex-wrap items-start gap-x-3 gap-y-1 rounded-xl border px-3 py-2 text-sm',
            isChecked && 'border-transparent',
            isChecked && (step === place ? 'bg-success-soft' : 'bg-destructive-soft'),
          )}
        >
          <span aria-hidden className="font-semibold tabular-nums">
            {place + 1}.
          </span>
          <span className="min-w-1/2 flex-1 wrap-anywhere">{steps[step]}</span>
          {isChecked && (
            <span className="ml-auto flex items-start gap-3">
              {step !== place && (
                <span className="text-xs leading-5">
                  {t('questions.itsPlace', { place: step + 1 })}
                </span>
              )}
              <Mark isRight={step === place} />
            </span>
          )}
          {onMove && (
            <span className="-my-1.5 -mr-2 flex shrink-0">
              <MoveButton
                by={-1}
                name={steps[step] ?? ''}
                isLast={place === 0}
                onMove={() => move(place, -1)}
              />
              <MoveButton
                by={1}
                name={steps[step] ?? ''}
                isLast={place === order.length - 1}
                onMove={() => move(place, 1)}
              />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A list with the item at `place` moved one place up or down. */
export function movedBy<Item>(items: readonly Item[], place: number, by: -1 | 1): Item[] {
  const moved = items.slice(place, place + 1);
  return items.toSpliced(place, 1).toSpliced(place + by, 0, ...moved);
}

/** Focuses a control in a row of a list after the next frame: the first selector found. */
export function focusInRow(list: HTMLElement | null, place: number, ...selectors: string[]): void {
  requestAnimationFrame(() => {
    const row = list?.children[place];
    for (const selector of selectors) {
      const found = row?.querySelector<HTMLElement>(selector);
      if (found) return found.focus();
    }
  });
}

type MoveButtonProps = {
  by: -1 | 1;
  name: string;
  /** True where it can be moved no further. */
  isLast: boolean;
  onMove: () => void;
};

export function MoveButton({ by, name, isLast, onMove }: MoveButtonProps) {
  const { t } = useTranslation();
  const Icon = by < 0 ? ArrowUp : ArrowDown;
  return (
    <Button
      variant="ghost"
      size="icon"
      className="max-sm:w-9"
      data-move={by}
      disabled={isLast}
      aria-label={t(by < 0 ? 'questions.moveUp' : 'questions.moveDown', { name })}
      onClick={onMove}
    >
      <Icon aria-hidden />
    </Button>
  );
}
