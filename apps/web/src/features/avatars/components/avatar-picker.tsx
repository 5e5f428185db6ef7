import { type Avatar, avatarEndpoints, type VideoFormat } from '@tarima/contract';
import { rankAvatars } from '@tarima/stage';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoicePicker } from '#web/components/choice-picker.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { type AvatarFilter, avatarsFor, EVERY_AVATAR, passes } from '../avatar-filter.ts';
import { AvatarCard } from './avatar-card.tsx';
import { AvatarFilters } from './avatar-filters.tsx';

type AvatarPickerProps = {
  /** The company whose own people are offered too. */
  companyId: string;
  value: string;
  format: VideoFormat;
  onChoose: (avatar: Avatar) => void;
};

/** The available presenters, by category and gender. */
export function AvatarPicker({ companyId, value, format, onChoose }: AvatarPickerProps) {
  const { t } = useTranslation();
  const avatars = useEndpoint(avatarEndpoints.list, avatarsFor(companyId));
  const ranked = useMemo(() => rankAvatars(avatars.data ?? []), [avatars.data]);
  const providers = useEndpoint(avatarEndpoints.providers, {}).data;
  const [filter, setFilter] = useState<AvatarFilter>(EVERY_AVATAR);
  return (
    <ChoicePicker
      label={t('avatars.label')}
      query={avatars}
      loadError={t('avatars.loadError')}
      skeletons={<AvatarSkeletons />}
      empty={{ illustration: 'search', title: t('avatars.empty') }}
      filters={
        <AvatarFilters
          companyId={companyId}
          avatars={ranked}
          filter={filter}
          onFilter={setFilter}
        />
      }
      filter={filter}
      choices={ranked.filter((avatar) => passes(avatar, filter))}
      idOf={({ avatar_id: id }) => id}
      value={value}
      onChoose={onChoose}
      shownAtOnce={48}
      className={`${gridStyles} max-h-[500px]`}
    >
      {(avatar) => (
        <AvatarCard
          key={avatar.avatar_id}
          avatar={avatar}
          format={format}
          pricePerSecond={
            providers?.find(({ id }) => id === avatar.provider)?.pricePerSecond ?? null
          }
        />
      )}
    </ChoicePicker>
  );
}

/** By the room for the grid, which differs between the wizard and a course's dialog. */
const gridStyles =
  'grid auto-rows-max grid-cols-[repeat(auto-fill,minmax(min(8rem,45%),1fr))] gap-3';

function AvatarSkeletons() {
  return (
    <div className={gridStyles}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Skeleton key={key} className="aspect-3/4" />
      ))}
    </div>
  );
}
