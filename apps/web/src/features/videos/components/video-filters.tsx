import type { VideoCounts } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { VIDEO_FILTERS, type VideoFilterName } from '../video-state.ts';

type VideoFiltersProps = {
  value: VideoFilterName;
  /** Number of videos for each filter; undefined while unknown. */
  counts: VideoCounts | undefined;
  onChange: (value: VideoFilterName) => void;
};

export function VideoFilters({ value, counts, onChange }: VideoFiltersProps) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-1 rounded-xl bg-muted p-1 sm:flex sm:justify-self-start">
      <legend className="sr-only">{t('videos.filter')}</legend>
      {VIDEO_FILTERS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === value}
          onClick={() => onChange(name)}
          className={classNames(
            'h-9 rounded-lg px-3 text-sm font-medium whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground',
            name === value && 'bg-card text-foreground shadow-card',
          )}
        >
          {t(`videos.filters.${name}`)}{' '}
          <span className="inline-block min-w-4 text-xs font-normal tabular-nums">
            {counts && number.format(counts[name])}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
