import type { UseQueryResult } from '@tanstack/react-query';
import { RadioGroup } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { EmptyState } from './empty-state.tsx';
import { Alert } from './ui/alert.tsx';
import { Button } from './ui/button.tsx';

type ChoicePickerProps<Choice> = {
  label: string;
  /** The query that loads the choices. */
  query: Pick<UseQueryResult, 'isError' | 'isPending' | 'refetch'>;
  loadError: string;
  skeletons: ReactNode;
  empty: Pick<ComponentProps<typeof EmptyState>, 'illustration' | 'title'>;
  /** The controls that narrow the choices. */
  filters: ReactNode;
  /** The state of `filters`. After a change, the list starts with its first choices again. */
  filter: unknown;
  /** The choices that pass the filter. */
  choices: readonly Choice[];
  idOf: (choice: Choice) => string;
  value: string;
  onChoose: (choice: Choice) => void;
  /** Choices drawn at first, and added by each press of the button. A vendor has a thousand. */
  shownAtOnce: number;
  /** Classes for the layout (list or grid) and the greatest height. */
  className: string;
  /** Draws a choice as a radio item. */
  children: (choice: Choice) => ReactNode;
};

/** One choice of many, narrowed by filters. */
export function ChoicePicker<Choice>({
  label,
  query,
  loadError,
  skeletons,
  empty,
  filters,
  filter,
  choices,
  idOf,
  value,
  onChoose,
  shownAtOnce,
  className,
  children,
}: ChoicePickerProps<Choice>) {
  const { t } = useTranslation();
  const [more, setMore] = useState({ filter, count: 0 });
  const most = shownAtOnce + (more.filter === filter ? more.count : 0);
  const shown = choices.slice(0, most);
  const hidden = choices.length - shown.length;

  if (query.isError) {
    return (
      <Alert
        tone="destructive"
        title={loadError}
        action={
          <Button variant="secondary" onClick={() => void query.refetch()}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <div className="flex min-h-0 flex-col gap-4">
      {filters}
      {query.isPending ? (
        skeletons
      ) : shown.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <RadioGroup.Root
          ref={showChosen}
          aria-label={label}
          value={value}
          onValueChange={(id) => {
            const chosen = shown.find((choice) => idOf(choice) === id);
            if (chosen) onChoose(chosen);
          }}
          className={classNames(
            '-m-1 grid auto-rows-max overflow-y-auto p-1 lg:min-h-40',
            className,
          )}
        >
          {shown.map(children)}
        </RadioGroup.Root>
      )}
      {hidden > 0 && (
        <Button
          variant="secondary"
          className="self-center"
          onClick={() => setMore({ filter, count: most })}
        >
          {t('avatars.more', { count: Math.min(shownAtOnce, hidden) })}
        </Button>
      )}
    </div>
  );
}

/** Scrolls a list to its choice as it appears. The page does not move. */
function showChosen(list: HTMLDivElement | null): void {
  const chosen = list?.querySelector<HTMLElement>('[data-state=checked]');
  if (!list || !chosen) return;
  const below = chosen.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
  if (below > 0) list.scrollTop += below + 4;
}
