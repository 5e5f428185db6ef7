import type { Avatar, VideoFormat } from '@tarima/contract';
import { rankAvatars } from '@tarima/stage';
import { UserRoundX } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useAvatars } from '../api/get-avatars.ts';
import { type AvatarFilter, EVERY_AVATAR, passes } from '../avatar-filter.ts';
import { AvatarCard } from './avatar-card.tsx';
import { AvatarFilters } from './avatar-filters.tsx';

/** A vendor can have a thousand presenters, so more are drawn on demand. */
const SHOWN_AT_ONCE = 48;

type AvatarPickerProps = {
  value: string;
  format: VideoFormat;
  onChoose: (avatar: Avatar) => void;
};

/** The available presenters, by category and gender. */
export function AvatarPicker({ value, format, onChoose }: AvatarPickerProps) {
  const { t } = useTranslation();
  const avatars = useAvatars();
  const ranked = useMemo(() => rankAvatars(avatars.data ?? []), [avatars.data]);
  const [filter, setFilter] = useState<AvatarFilter>(EVERY_AVATAR);
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const found = ranked.filter((avatar) => passes(avatar, filter));
  const shown = found.slice(0, most);

  if (avatars.isError) {
    return (
      <Alert
        tone="destructive"
        title={t('avatars.loadError')}
        action={
          <Button variant="secondary" onClick={() => void avatars.refetch()}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <AvatarFilters
        avatars={ranked}
        filter={filter}
        onFilter={(changed) => {
          setFilter(changed);
          setMost(SHOWN_AT_ONCE);
        }}
      />
      {avatars.isPending ? (
        <AvatarSkeletons />
      ) : shown.length === 0 ? (
        <EmptyState icon={UserRoundX} title={t('avatars.empty')} />
      ) : (
        <RadioGroup.Root
          aria-label={t('avatars.label')}
          value={value}
          onValueChange={(id) => {
            const chosen = shown.find(({ avatar_id }) => avatar_id === id);
            if (chosen) onChoose(chosen);
          }}
          className={`${gridStyles} -m-1 max-h-[500px] overflow-y-auto p-1`}
        >
          {shown.map((avatar) => (
            <AvatarCard key={avatar.avatar_id} avatar={avatar} format={format} />
          ))}
        </RadioGroup.Root>
      )}
      {found.length > shown.length && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => setMost(most + SHOWN_AT_ONCE)}
        >
          {t('avatars.more', { count: Math.min(SHOWN_AT_ONCE, found.length - shown.length) })}
        </Button>
      )}
    </div>
  );
}

const gridStyles = 'grid auto-rows-max grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4';

function AvatarSkeletons() {
  return (
    <div className={gridStyles}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Skeleton key={key} className="aspect-3/4" />
      ))}
    </div>
  );
}
