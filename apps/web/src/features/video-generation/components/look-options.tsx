import {
  BACKGROUNDS,
  CAPTION_PLACES,
  RESOLUTIONS,
  VIDEO_FORMATS,
  VIDEO_MODES,
  type VideoSettings,
} from '@tarima/contract';
import { PALETTES } from '@tarima/stage';
import {
  Check,
  GalleryVerticalEnd,
  RectangleHorizontal,
  RectangleVertical,
  UserRound,
} from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Fold } from '#web/components/fold.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { LookedCompany } from '../use-company-look.ts';
import { makerOf } from '../wizard-rules.ts';

const FORMAT_ICONS = {
  vertical: <RectangleVertical aria-hidden />,
  horizontal: <RectangleHorizontal aria-hidden />,
};
const MODE_ICONS = {
  avatar: <UserRound aria-hidden />,
  stock: <GalleryVerticalEnd aria-hidden />,
};
type AllLookOptionsProps = {
  settings: VideoSettings;
  /** True if the company's own look decides the colours. */
  hasLook: boolean;
  onChange: (change: Partial<VideoSettings>) => void;
};
type LookOptionsProps = Omit<AllLookOptionsProps, 'hasLook'> & {
  /** The company of the video. Null while it loads. */
  company: LookedCompany | null;
  className?: string;
};

/** The options of the whole video on one line, which opens: format, presenter or not, colours. */
export function LookOptions({ settings, company, onChange, className }: LookOptionsProps) {
  const hasLook = company !== null && company.look !== null;
  const { t } = useTranslation();
  const isVendors = makerOf(settings) !== 'local';
  const summary = [
    t(`generate.formats.${settings.videoFormat}`),
    t(`generate.modes.${settings.videoMode}`),
    ...(isVendors
      ? []
      : [
          settings.resolution,
          t(`generate.captionPlacesInLine.${settings.captionPlace}`),
          ...(hasLook ? [] : [t(`generate.backgrounds.${settings.background}`)]),
        ]),
  ].join(' · ');
  return (
    <Fold label={t('generate.look')} summary={summary} className={className}>
      <AllLookOptions {...{ settings, hasLook, onChange }} />
    </Fold>
  );
}

function AllLookOptions({ settings, hasLook, onChange }: AllLookOptionsProps) {
  const { t } = useTranslation();
  // A vendor draws its presenters itself.
  const isVendors = makerOf(settings) !== 'local';
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <Option label={t('generate.format')}>
        <Segmented
          label={t('generate.format')}
          value={settings.videoFormat}
          options={VIDEO_FORMATS.map((value) => ({
            value,
            label: t(`generate.formats.${value}`),
            icon: FORMAT_ICONS[value],
          }))}
          onValueChange={(videoFormat) => onChange({ videoFormat })}
        />
      </Option>
      <Option label={t('generate.mode')}>
        <Segmented
          label={t('generate.mode')}
          value={settings.videoMode}
          options={VIDEO_MODES.map((value) => ({
            value,
            label: t(`generate.modes.${value}`),
            icon: MODE_ICONS[value],
          }))}
          onValueChange={(videoMode) => onChange({ videoMode })}
        />
      </Option>
      {!isVendors && (
        <Option label={t('generate.resolution')}>
          <Segmented
            label={t('generate.resolution')}
            value={settings.resolution}
            options={RESOLUTIONS.map((value) => ({ value, label: value }))}
            onValueChange={(resolution) => onChange({ resolution })}
          />
        </Option>
      )}
      <Option label={t('generate.captions')}>
        {!isVendors && (
          <Segmented
            label={t('generate.captions')}
            value={settings.captionPlace}
            options={CAPTION_PLACES.map((value) => ({
              value,
              label: t(`generate.captionPlaces.${value}`),
            }))}
            onValueChange={(captionPlace) => onChange({ captionPlace })}
          />
        )}
        {(isVendors || settings.captionPlace === 'track') && (
          <p
            className={classNames(
              'text-sm text-muted-foreground',
              // No wider than the choice above, so that nothing else moves aside.
              isVendors ? 'max-w-72' : 'w-0 min-w-full',
            )}
          >
            {t(isVendors ? 'generate.vendorCaptions' : 'generate.captionTrack')}
          </p>
        )}
      </Option>
      {hasLook && !isVendors ? (
        <p className="max-w-64 self-end pb-3 text-sm text-muted-foreground">
          {t('generate.companyLook')}
        </p>
      ) : (
        <Option label={t('generate.background')}>
          <RadioGroup.Root
            aria-label={t('generate.background')}
            value={settings.background}
            onValueChange={(value) => {
              const background = BACKGROUNDS.find((each) => each === value);
              if (background) onChange({ background });
            }}
            className="flex h-11 flex-wrap items-center gap-2"
          >
            {BACKGROUNDS.map((background) => (
              <RadioGroup.Item
                key={background}
                value={background}
                title={t(`generate.backgrounds.${background}`)}
                aria-label={t(`generate.backgrounds.${background}`)}
                className="grid size-8 cursor-pointer place-items-center rounded-full text-white ring-offset-2 ring-offset-card data-[state=checked]:ring-2 data-[state=checked]:ring-ring"
                style={{ backgroundColor: PALETTES[background].accent }}
              >
                <RadioGroup.Indicator>
                  <Check aria-hidden className="size-4" />
                </RadioGroup.Indicator>
              </RadioGroup.Item>
            ))}
          </RadioGroup.Root>
        </Option>
      )}
    </div>
  );
}

function Option({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid max-w-full content-start gap-2">
      <span aria-hidden className="text-sm font-medium">
        {label}
      </span>
      {children}
    </div>
  );
}
