import {
  type MediaVendorId,
  type Voice,
  type VoiceVendor,
  WORDS_PER_MINUTE,
} from '@tarima/contract';
import type { TFunction } from 'i18next';

/** Brand names, the same in every language. */
export const VENDOR_NAMES: Record<MediaVendorId, string> = {
  openai: 'OpenAI',
  elevenlabs: 'ElevenLabs',
  google: 'Google',
  heygen: 'HeyGen',
};

export const vendorName = (vendor: VoiceVendor, t: TFunction): string =>
  vendor === 'own-server' ? t('voices.ownServer') : VENDOR_NAMES[vendor];

/** The vendor, with its price in US dollars per million characters. Null: price unknown. */
export type PaidVoice = { vendor: VoiceVendor; price: number | null };

/** Null for a voice that costs nothing. */
export const paidVoice = (voice: Voice | undefined): PaidVoice | null =>
  voice?.vendor ? { vendor: voice.vendor, price: voice.character_price ?? null } : null;

/** Includes the blank after each word. */
export const CHARACTERS_PER_WORD = 6;

export const speechCost = ({ price }: PaidVoice, characters: number): number | null =>
  price === null ? null : (characters * price) / 1_000_000;

/** The price of a minute of speech, which people can picture better. */
export const costOfMinute = (voice: PaidVoice): number | null =>
  speechCost(voice, WORDS_PER_MINUTE * CHARACTERS_PER_WORD);

/** Highest prices of the first two classes, per million characters. */
const HIGHEST_PRICES = [20, 60];

/** `$`, `$$` or `$$$`, in comparison with other vendors' voices. */
export const priceClass = (price: number): string =>
  '$'.repeat(1 + HIGHEST_PRICES.filter((highest) => price > highest).length);
