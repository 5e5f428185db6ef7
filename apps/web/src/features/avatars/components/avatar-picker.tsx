import { AVATAR_CATEGORIES, type Avatar, type VideoFormat } from '@tarima/contract';
import { UserRoundX } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useAvatars } from '../api/get-avatars.ts';
import { rankAvatars } from '../vertical-compatibility.ts';
import { AvatarCard } from './avatar-card.tsx';

const CATEGORIES = ['all', ...AVATAR_CATEGORIES] as const;
const GENDER_FILTERS = ['all', 'male', 'female'] as const;

type AvatarPickerProps = {
  value: string;
  format: VideoFormat;
  onChoose: (avatar: Avatar) => void;
};

/** The presenters that can be chosen, by category and gender. */
export function AvatarPicker({ value, format, onChoose }: AvatarPickerProps) {
  const { t } = useTranslation();
  const avatars = useAvatars();
  const ranked = useMemo(() => rankAvatars(avatars.data ?? []), [avatars.data]);
  const [category, setCategory] = useState<(typeof CATEGORIES)[number]>('all');
  const [gender, setGender] = useState<(typeof GENDER_FILTERS)[number]>('all');
  const shown = ranked.filter(
    (avatar) =>
      (category === 'all' || avatar.category === category) &&
      (gender === 'all' || avatar.gender === gender),
  );

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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('avatars.category')}
          value={category}
          options={CATEGORIES.map((each) => ({
            value: each,
            label: t(`avatars.categories.${each}`),
          }))}
          onValueChange={setCategory}
        />
        <Select
          aria-label={t('avatars.gender')}
          value={gender}
          options={GENDER_FILTERS.map((each) => ({
            value: each,
            label: t(`avatars.genders.${each}`),
          }))}
          onValueChange={(chosen) =>
            setGender(GENDER_FILTERS.find((each) => each === chosen) ?? 'all')
          }
          className="w-full sm:w-48"
        />
      </div>
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
