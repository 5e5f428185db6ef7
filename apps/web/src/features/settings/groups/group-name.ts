import { MEDIA_VENDORS, type MediaVendorId, type SettingGroup } from '@tarima/contract';
import type { TFunction } from 'i18next';
import { VENDOR_NAMES } from '#web/features/voices/paid-voice.ts';

/** The vendor of a group; undefined for groups of the studio itself. */
export const vendorOf = (group: SettingGroup): MediaVendorId | undefined =>
  MEDIA_VENDORS.find((vendor) => vendor === group);

type OwnPart = 'voices' | 'pronunciation' | 'machine';

/** The name of a part. Brands have the same in every language. */
export function partName(part: SettingGroup | OwnPart, t: TFunction): string {
  switch (part) {
    case 'openai':
    case 'elevenlabs':
    case 'google':
    case 'heygen':
      return VENDOR_NAMES[part];
    default:
      return t(`settings.parts.${part}`);
  }
}
