/** The parts of the settings in their order. The first of those that a person may see opens. */
export const SETTINGS_PARTS = [
  { id: 'studio', forOwner: true },
  { id: 'voices', forOwner: true },
  { id: 'pronunciation', forOwner: false },
] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number]['id'];

/** The parts for the owner of the studio, or for everybody else. */
export const settingsPartsFor = (isOwner: boolean): SettingsPart[] =>
  SETTINGS_PARTS.filter(({ forOwner }) => isOwner || !forOwner).map(({ id }) => id);
