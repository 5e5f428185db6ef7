import { SETTING_GROUPS, type SettingGroup } from '@tarima/contract';

/** The parts of the settings, in their order. All but one are for the owner of the studio. */
const OWNERS_PARTS = [
  { id: 'writing', parts: ['language-model'] },
  { id: 'speaking', parts: ['voices', 'openai', 'elevenlabs', 'google', 'pronunciation'] },
  { id: 'presenting', parts: ['heygen'] },
  { id: 'studio', parts: ['sign-in', 'storage', 'host-platform', 'machine'] },
] as const;
export type SettingsPart = (typeof OWNERS_PARTS)[number]['parts'][number];
export type SettingsSection = (typeof OWNERS_PARTS)[number]['id'];

const EVERYBODYS_PARTS = [{ id: 'speaking', parts: ['pronunciation'] }] as const;

/** The parts for the owner of the studio, or for everybody else. */
export const settingsPartsFor = (
  isOwner: boolean,
): readonly { id: SettingsSection; parts: readonly SettingsPart[] }[] =>
  isOwner ? OWNERS_PARTS : EVERYBODYS_PARTS;

/** The group of settings that a part shows; undefined if it shows something else. */
export const groupOf = (part: SettingsPart): SettingGroup | undefined =>
  SETTING_GROUPS.find((group) => group === part);
