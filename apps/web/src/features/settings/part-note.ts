import type { SettingField, StudioConfig, StudioSettings } from '@tarima/contract';
import type { TFunction } from 'i18next';
import { currentLanguage } from '#web/i18n/index.ts';
import { changedValues, type Drafts } from './drafts.ts';
import { vendorOf } from './groups/group-name.ts';
import { groupOf, type SettingsPart } from './settings-parts.ts';

/** All that the screen knows. Settings and fields are absent until they have loaded. */
type Known = {
  config: StudioConfig;
  settings: StudioSettings | undefined;
  fields: readonly SettingField[] | undefined;
  drafts: Drafts;
};
type Note = { note?: string; isOn?: boolean };

/** Reserves the line, so that nothing moves once the settings have loaded. */
const NOTHING_YET = '\u00a0';

/** Groups that are in use if one of their settings is set. */
const SIMPLE_GROUPS = ['sign-in', 'storage', 'host-platform'] as const;

/** The state of a part, in a few words for the list. */
export function noteOf(part: SettingsPart, known: Known, t: TFunction): Note {
  const { config, settings, fields, drafts } = known;
  if (part === 'voices') {
    return {
      isOn: config.naturalVoices === 'present',
      note: t(`settings.notes.naturalVoices.${config.naturalVoices}`),
    };
  }
  const group = groupOf(part);
  if (!group) return {};
  if (!settings || !fields) return { note: NOTHING_YET };
  const own = fields.filter((field) => field.group === group);
  if (Object.keys(changedValues(own, drafts, currentLanguage())).length > 0) {
    return { note: t('settings.notes.unsaved') };
  }
  if (own.some(({ isUnreadable }) => isUnreadable)) {
    return { note: t('settings.notes.unreadable') };
  }
  if (group === 'language-model') {
    const model = settings.languageModel?.model;
    return { isOn: model !== undefined, note: model ?? t('settings.notes.ownWriter') };
  }
  const vendor = vendorOf(group);
  if (vendor) {
    const isOn = settings.vendors.some(({ id, server }) => id === vendor && server !== null);
    const sold = vendor === 'heygen' ? 'vendorPresenters' : 'vendorVoices';
    return { isOn, note: t(`settings.notes.${sold}.${isOn ? 'on' : 'off'}`) };
  }
  const simple = SIMPLE_GROUPS.find((known) => known === group);
  if (!simple) return {};
  const isOn = own.some(({ isSet }) => isSet);
  return { isOn, note: t(`settings.notes.${simple}.${isOn ? 'on' : 'off'}`) };
}
