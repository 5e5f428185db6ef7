import { PROJECT_SORTS, type ProjectSort } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#web/components/search-field.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { PROJECT_FILTERS, type ProjectFilter } from '../project-state.ts';

type ProjectToolbarProps = {
  view: { type: ProjectFilter; sort: ProjectSort; search: string };
  onChange: (view: Partial<ProjectToolbarProps['view']>) => void;
};

/** Filters, search and order of the projects. */
export function ProjectToolbar({ view, onChange }: ProjectToolbarProps) {
  const { t } = useTranslation();
  const types = PROJECT_FILTERS.map((value) => ({ value, label: t(`projects.filters.${value}`) }));
  const sorts = PROJECT_SORTS.map((value) => ({ value, label: t(`projects.sorts.${value}`) }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <Segmented
        label={t('projects.filter')}
        value={view.type}
        options={types}
        onValueChange={(type) => onChange({ type })}
        className="justify-self-start"
      />
      <div className="flex flex-wrap gap-3">
        <SearchField
          value={view.search}
          label={t('projects.search')}
          onSearch={(search) => onChange({ search })}
          className="min-w-56 flex-1 lg:w-72"
        />
        <Select
          value={view.sort}
          options={sorts}
          onValueChange={(chosen) => {
            const sort = PROJECT_SORTS.find((known) => known === chosen);
            if (sort) onChange({ sort });
          }}
          aria-label={t('common.sort')}
          className="w-full sm:w-48"
        />
      </div>
    </div>
  );
}
