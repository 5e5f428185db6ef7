import {
  type MediaVendorId,
  type Voice,
  type VoiceVendor,
  WORDS_PER_MINUTE,
} from '@tarima/contract';
import type { TFunction } from 'i18next';

/** Names of their own, the same in every language. */
export const VENDOR_NAMES: Record<MediaVendorId, string> = {
  openai: 'OpenAI',
  elevenlabs: 'ElevenLabs',
  google: 'Google',
  heygen: 'HeyGen',
};

export const vendorName = (vendor: VoiceVendor, t: TFunction): string =>
  vendor === 'own-server' ? t('voices.ownServer') : VENDOR_NAMES[vendor];

/** Who is paid for each character that is spoken, and how much (US dollars for a million; null: not set). */
export type PaidVoice = { vendor: VoiceVendor; price: number | null };

/** Null for a voice that costs nothing. */
export const paidVoice = (voice: Voice | undefined): PaidVoice | null =>
  voice?.vendor ? { vendor: voice.vendor, price: voice.character_price ?? null } : null;

/** With the blank after each. */
export const CHARACTERS_PER_WORD = 6;

export const speechCost = ({ price }: PaidVoice, characters: number): number | null =>
  price === null ? null : (characters * price) / 1_000_000;

/** What a minute of speech costs: a figure that says more than that for a million characters. */
export const costOfMinute = (voice: PaidVoice): number | null =>
  speechCost(voice, WORDS_PER_MINUTE * CHARACTERS_PER_WORD);

/** The highest price of the first two classes, for a million characters. */
const HIGHEST_PRICES = [20, 60];

/** `$`, `$$` or `$$$`, by what vendors' voices cost among each other. */
export const priceClass = (price: number): string =>
  '$'.repeat(1 + HIGHEST_PRICES.filter((highest) => price > highest).length);
