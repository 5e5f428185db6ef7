import { type Avatar, avatarEndpoints } from '@tarima/contract';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Fold } from '#web/components/fold.tsx';
import { RefreshButton } from '#web/components/refresh-button.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import {
  type AvatarFilter,
  avatarsFor,
  CATEGORY_FILTERS,
  GENDER_FILTERS,
  PROVIDER_FILTERS,
} from '../avatar-filter.ts';

/** Up to this many are seen at a glance, without a search. */
const WORTH_A_SEARCH = 30;

type AvatarFiltersProps = {
  companyId: string;
  avatars: Avatar[];
  filter: AvatarFilter;
  onFilter: (filter: AvatarFilter) => void;
};

/** Filters of the presenter list on one line, which opens. Says why presenters are left out. */
export function AvatarFilters({ companyId, avatars, filter, onFilter }: AvatarFiltersProps) {
  const { t } = useTranslation();
  const providers = useEndpoint(avatarEndpoints.providers, {}).data ?? [];
  const missing = providers.filter(({ problem }) => problem !== null);
  const hasVendor = providers.length - missing.length > 1;
  const has = (wanted: Avatar['category']) => avatars.some(({ category }) => category === wanted);
  // Not every company has own people, and not every vendor leaves a category open.
  const categories = CATEGORY_FILTERS.filter(
    (each) => (each !== 'other' && each !== 'own') || has(each),
  );
  const summary = [
    t(`avatars.categories.${filter.category}`),
    ...(filter.gender === 'all' ? [] : [t(`avatars.genders.${filter.gender}`)]),
    ...(filter.provider === 'all' ? [] : [t(`avatars.providers.${filter.provider}`)]),
    ...(filter.name.trim() === '' ? [] : [filter.name.trim()]),
  ].join(' · ');
  return (
    <Fold label={t('avatars.filters')} summary={summary}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {hasVendor && (
          <div className="flex items-center gap-2">
            <Segmented
              label={t('avatars.provider')}
              value={filter.provider}
              options={PROVIDER_FILTERS.filter(
                (each) => each === 'all' || !missing.some(({ id }) => id === each),
              ).map((value) => ({ value, label: t(`avatars.providers.${value}`) }))}
              onValueChange={(provider) => onFilter({ ...filter, provider })}
            />
            <RefreshButton
              label={t('avatars.refresh')}
              list={avatarEndpoints.list}
              input={avatarsFor(companyId)}
              errorText={t('avatars.loadError')}
            />
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Segmented
            label={t('avatars.category')}
            value={filter.category}
            options={categories.map((value) => ({
              value,
              label: t(`avatars.categories.${value}`),
            }))}
            onValueChange={(category) => onFilter({ ...filter, category })}
          />
          <Select
            aria-label={t('avatars.gender')}
            value={filter.gender}
            options={GENDER_FILTERS.map((value) => ({
              value,
              label: t(`avatars.genders.${value}`),
            }))}
            onValueChange={(chosen) => {
              const gender = GENDER_FILTERS.find((each) => each === chosen) ?? 'all';
              onFilter({ ...filter, gender });
            }}
            className="w-full sm:w-48"
          />
        </div>
        {avatars.length > WORTH_A_SEARCH && (
          <Input
            type="search"
            aria-label={t('avatars.search')}
            placeholder={t('avatars.search')}
            value={filter.name}
            onChange={(event) => onFilter({ ...filter, name: event.currentTarget.value })}
          />
        )}
        {missing.map(({ id, problem }) => (
          <p key={id} className="flex items-start gap-2 text-xs text-pretty text-muted-foreground">
            <Info aria-hidden className="mt-px size-3.5 shrink-0" />
            {problem?.message}
          </p>
        ))}
      </div>
    </Fold>
  );
}
