import type { PresenterProviderId } from '@tarima/contract';
import { formatDuration } from '@tarima/text';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useProviders } from '#web/features/avatars/api/get-providers.ts';
import {
  type PaidVoice,
  speechCost,
  VENDOR_NAMES,
  vendorName,
} from '#web/features/voices/paid-voice.ts';
import { formatDollars } from '#web/lib/format.ts';

type Measures = {
  provider: PresenterProviderId;
  voice: PaidVoice | null;
  /** Length of the finished video. Undefined while the script loads. */
  seconds: number | undefined;
  /** Spoken characters. Undefined while the script loads. */
  characters: number | undefined;
};

/** One sentence for each vendor's cost of the videos; empty if all is free. */
export function useCostLines({ provider, voice, seconds, characters }: Measures): string[] {
  const { t, i18n } = useTranslation();
  const price = useProviders().data?.find(({ id }) => id === provider)?.pricePerSecond;
  const dollars = (cost: number) => formatDollars(cost, i18n.language);
  const lines: string[] = [];
  if (price) {
    lines.push(
      seconds
        ? t('generate.cost.video', {
            vendor: VENDOR_NAMES.heygen,
            cost: dollars(seconds * price),
            time: formatDuration(seconds),
            price: dollars(price),
          })
        : t('generate.cost.videoRate', { vendor: VENDOR_NAMES.heygen, price: dollars(price) }),
    );
  }
  if (voice) lines.push(voiceLine(voice, characters, i18n.language, t));
  const voiceCost = voice && characters ? speechCost(voice, characters) : null;
  if (price && seconds && voiceCost !== null) {
    lines.push(t('generate.cost.total', { cost: dollars(seconds * price + voiceCost) }));
  }
  return lines;
}

/** A sentence about the cost of a voice for this number of characters. */
export function voiceLine(
  voice: PaidVoice,
  characters: number | undefined,
  language: string,
  t: TFunction,
): string {
  const vendor = vendorName(voice.vendor, t);
  if (!characters) return t('generate.cost.voiceRate', { vendor });
  const count = new Intl.NumberFormat(language).format(characters);
  const cost = speechCost(voice, characters);
  return cost === null
    ? t('generate.cost.voiceUnpriced', { vendor, characters: count })
    : t('generate.cost.voice', { vendor, characters: count, cost: formatDollars(cost, language) });
}
