import { JOB_NAMES, type JobName, type StudioQueue } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { countOf, SHOWN_STATES, type ShownKind, type ShownState } from '../use-studio-queue.ts';

type View = { state: ShownState; kind: ShownKind };
type QueueFiltersProps = {
  counts: StudioQueue['counts'];
  view: View;
  onChange: (change: Partial<View>) => void;
};

/** The states and the kinds of work, each with its number. */
export function QueueFilters({ counts, view, onChange }: QueueFiltersProps) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  const kind = view.kind === 'all' ? undefined : view.kind;
  const state = view.state === 'all' ? undefined : view.state;
  const kinds = JOB_NAMES.filter((name) => name === kind || countOf(counts, undefined, name) > 0);
  const labelOf = (name: JobName) =>
    `${t(`studioQueue.kinds.${name}`)} (${number.format(countOf(counts, state, name))})`;
  const options = [
    { value: 'all', label: t('studioQueue.allKinds') },
    ...kinds.map((value) => ({ value, label: labelOf(value) })),
  ];
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Segmented
        label={t('studioQueue.state')}
        value={view.state}
        options={SHOWN_STATES.map((value) => ({
          value,
          label: t(`studioQueue.states.${value}`),
          count: number.format(countOf(counts, value === 'all' ? undefined : value, kind)),
        }))}
        onValueChange={(chosen) => onChange({ state: chosen })}
        className="max-sm:grid max-sm:w-full max-sm:grid-cols-2"
      />
      <Select
        value={view.kind}
        options={options}
        onValueChange={(chosen) =>
          onChange({ kind: JOB_NAMES.find((name) => name === chosen) ?? 'all' })
        }
        aria-label={t('studioQueue.kind')}
        className="w-full sm:w-72"
      />
    </div>
  );
}
