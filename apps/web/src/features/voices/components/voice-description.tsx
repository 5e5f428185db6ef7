import { isOwnNaturalVoice, type UsableVoice } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { formatDollars } from '#web/lib/format.ts';
import { languageLabel } from '#web/lib/language-name.ts';
import { costOfMinute, type PaidVoice, paidVoice, priceClass, vendorName } from '../paid-voice.ts';
import { styleName } from '../style-name.ts';

/**
 * The language of a voice, with the accent where it is the voice's own. Presenter vendors name no
 * regions, so those locales are guesses.
 */
function languageOf(voice: UsableVoice): string {
  const hasOwnAccent =
    voice.accent_type === 'native' && !voice.support_locale && !voice.presenter_provider;
  return hasOwnAccent ? languageLabel(voice.locale) : voice.language;
}

/** Facts for choosing a voice. Among several vendors, each voice names its own. */
export function VoiceDescription({
  voice,
  isOneOfMany,
}: {
  voice: UsableVoice;
  isOneOfMany: boolean;
}) {
  const { t } = useTranslation();
  const paid = paidVoice(voice);
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{voice.voice_name}</span>
        <span className="text-sm text-muted-foreground">
          {[languageOf(voice), t(`voices.genders.${voice.gender}`), styleName(voice, t)].join(
            ' · ',
          )}
        </span>
      </span>
      <span className="flex flex-wrap gap-1.5 empty:hidden">
        {paid && <VendorBadges paid={paid} />}
        {isOwnNaturalVoice(voice) && <Badge tone="success">{t('voices.natural')}</Badge>}
        {!voice.is_natural && <Badge>{t('voices.plain')}</Badge>}
        {!paid && !voice.is_natural && isOneOfMany && (
          <Badge tone="success">{t('voices.ofStudio')}</Badge>
        )}
        {voice.presenter_provider && (
          <Badge tone="warning" className="whitespace-normal">
            {t('voices.onlyWith', { name: t(`avatars.providers.${voice.presenter_provider}`) })}
          </Badge>
        )}
        {voice.support_locale && <Badge tone="accent">{t('voices.accents')}</Badge>}
        {voice.emotion_support && <Badge>{t('voices.emotions')}</Badge>}
        {voice.support_pause && <Badge>{t('voices.pauses')}</Badge>}
      </span>
    </>
  );
}

function VendorBadges({ paid }: { paid: PaidVoice }) {
  const { t, i18n } = useTranslation();
  const cost = costOfMinute(paid);
  return (
    <>
      <Badge>{vendorName(paid.vendor, t)}</Badge>
      <Badge tone="warning" className="whitespace-normal">
        {cost === null || paid.price === null
          ? t('voices.priceUnknown')
          : paid.price === 0
            ? t('voices.priceNone')
            : t('voices.priceOfMinute', {
                priceClass: priceClass(paid.price),
                cost: formatDollars(cost, i18n.language),
              })}
      </Badge>
    </>
  );
}
