import { VIDEO_SORTS, type VideoCounts, type VideoSort } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#web/components/search-field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import type { VideoFilterName } from '../video-state.ts';
import { VideoFilters } from './video-filters.tsx';

type VideoToolbarProps = {
  view: { status: VideoFilterName; sort: VideoSort; search: string };
  counts: VideoCounts | undefined;
  onChange: (view: Partial<VideoToolbarProps['view']>) => void;
};

/** Filters, search and order of the videos. */
export function VideoToolbar({ view, counts, onChange }: VideoToolbarProps) {
  const { t } = useTranslation();
  const sorts = VIDEO_SORTS.map((value) => ({ value, label: t(`videos.sorts.${value}`) }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <VideoFilters
        value={view.status}
        counts={counts}
        onChange={(status) => onChange({ status })}
      />
      <div className="flex flex-wrap gap-3">
        <SearchField
          value={view.search}
          label={t('videos.search')}
          onSearch={(search) => onChange({ search })}
          className="min-w-56 flex-1 lg:w-64"
        />
        <Select
          value={view.sort}
          options={sorts}
          onValueChange={(chosen) => {
            const sort = VIDEO_SORTS.find((known) => known === chosen);
            if (sort) onChange({ sort });
          }}
          aria-label={t('common.sort')}
          className="w-full sm:w-44"
        />
      </div>
    </div>
  );
}
