import type { Avatar, VideoFormat } from '@tarima/contract';
import { type Compatibility, verticalCompatibility } from '@tarima/stage';
import { Check, CircleAlert, CircleCheck, CircleHelp, Crown } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { formatDollars } from '#web/lib/format.ts';
import { prefersStillness } from '#web/lib/prefers-stillness.ts';
import { LivelyPresenter } from './lively-presenter.tsx';
import { PresenterStill } from './presenter-still.tsx';

type AvatarCardProps = {
  avatar: Avatar;
  format: VideoFormat;
  /** US dollars per second of a vendor's video. Null without a price. */
  pricePerSecond: number | null;
};

export function AvatarCard({ avatar, format, pricePerSecond }: AvatarCardProps) {
  const { t } = useTranslation();
  const [isLooked, setIsLooked] = useState(false);
  const { preview_video_url: video, preview_image_url: image } = avatar;
  const isLively = isLooked && !prefersStillness();
  return (
    <RadioGroup.Item
      value={avatar.avatar_id}
      onPointerEnter={() => setIsLooked(true)}
      onPointerLeave={() => setIsLooked(false)}
      onFocus={() => setIsLooked(true)}
      onBlur={() => setIsLooked(false)}
      className="group relative grid cursor-pointer content-start overflow-hidden rounded-2xl border bg-card text-left transition-shadow hover:shadow-raised data-[state=checked]:border-primary data-[state=checked]:ring-2 data-[state=checked]:ring-primary"
    >
      <span className="relative block aspect-4/5 overflow-hidden bg-muted">
        <PresenterStill src={image} name={avatar.avatar_name} alt="" className="size-full" />
        {isLively && (
          // Lies over the still and ignores the pointer. Replacing a pressed element would lose the click.
          <span className="pointer-events-none absolute inset-0">
            {video ? (
              <video
                src={video}
                autoPlay
                muted
                loop
                playsInline
                className="size-full object-cover"
              />
            ) : (
              // A real person's photo is never animated.
              avatar.provider === 'local' &&
              !avatar.portrait && (
                <LivelyPresenter presenterId={avatar.avatar_id} name={avatar.avatar_name} />
              )
            )}
          </span>
        )}
        {avatar.provider !== 'local' && <Premium pricePerSecond={pricePerSecond} />}
        <RadioGroup.Indicator className="absolute top-2 right-2 grid size-7 place-items-center rounded-full bg-primary text-primary-foreground">
          <Check aria-hidden className="size-4" />
        </RadioGroup.Indicator>
      </span>
      <span className="grid gap-0.5 p-2.5">
        <span className="text-sm font-semibold wrap-anywhere">{avatar.avatar_name}</span>
        <span className="text-xs text-muted-foreground">
          {[
            t(`avatars.categories.${avatar.category}`),
            ...(avatar.provider === 'local' ? [] : [t(`avatars.providers.${avatar.provider}`)]),
          ].join(' · ')}
        </span>
        {format === 'vertical' && <Rating compatibility={verticalCompatibility(avatar)} />}
      </span>
    </RadioGroup.Item>
  );
}

/** A vendor is paid for each video, whichever of its presenters is chosen. */
function Premium({ pricePerSecond }: { pricePerSecond: number | null }) {
  const { t, i18n } = useTranslation();
  return (
    <Badge tone="warning" className="absolute top-2 left-2 mr-11 whitespace-normal">
      <Crown aria-hidden className="shrink-0" />
      {pricePerSecond === null
        ? t('avatars.premium')
        : t('avatars.premiumAt', { price: formatDollars(pricePerSecond, i18n.language) })}
    </Badge>
  );
}

const RATINGS: Record<Compatibility, { icon: typeof CircleCheck; styles: string }> = {
  optimal: { icon: CircleCheck, styles: 'text-success-soft-foreground' },
  problematic: { icon: CircleAlert, styles: 'text-warning-soft-foreground' },
  unknown: { icon: CircleHelp, styles: 'text-muted-foreground' },
};

function Rating({ compatibility }: { compatibility: Compatibility }) {
  const { t } = useTranslation();
  const { icon: Icon, styles } = RATINGS[compatibility];
  return (
    <span className={`flex items-start gap-1 text-xs ${styles}`}>
      <Icon aria-hidden className="mt-px size-3.5 shrink-0" />
      {t(`avatars.compatibility.${compatibility}`)}
    </span>
  );
}
