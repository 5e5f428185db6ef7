import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { VIDEO_FILTERS, type VideoFilterName } from '../video-state.ts';

type VideoFiltersProps = { value: VideoFilterName; onChange: (value: VideoFilterName) => void };

export function VideoFilters({ value, onChange }: VideoFiltersProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="flex min-w-0 max-w-full gap-1 justify-self-start overflow-x-auto rounded-xl bg-muted p-1">
      <legend className="sr-only">{t('videos.filter')}</legend>
      {VIDEO_FILTERS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === value}
          onClick={() => onChange(name)}
          className={classNames(
            'h-9 rounded-lg px-3 text-sm font-medium whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground sm:px-4',
            name === value && 'bg-card text-foreground shadow-card',
          )}
        >
          {t(`videos.filters.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}
