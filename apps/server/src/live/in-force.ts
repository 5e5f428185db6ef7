import {
  SETTING_GROUPS,
  type SettingGroup,
  STUDIO_SETTINGS,
  type StudioSettingName,
} from '@tarima/contract';
import { type Choices, type ChoiceValues, readChoices } from '#server/settings/env.ts';
import { SettingsError } from '#server/settings/settings-error.ts';
import type { OpenedValues } from './open-values.ts';

type InForce = {
  choices: Choices;
  /** The values that count, of the environment and of the studio. */
  values: ChoiceValues;
  /** Groups of which nothing typed is in force: some values cannot be used. */
  leftOut: SettingGroup[];
};

export const groupOf = (name: string): SettingGroup | undefined =>
  STUDIO_SETTINGS.find((setting) => setting.name === name)?.group;

/** The secret that is sent to an address; undefined for other settings. */
export function keySentTo(name: StudioSettingName): StudioSettingName | undefined {
  const setting = STUDIO_SETTINGS.find((each) => each.name === name);
  return setting && 'key' in setting ? setting.key : undefined;
}

/**
 * True for a setting of the environment. Also for the address that an environment's secret is sent to: a person
 * in the studio could send the secret elsewhere.
 */
export function isLocked(name: StudioSettingName, given: ChoiceValues): boolean {
  const key = keySentTo(name);
  return given[name] !== undefined || (key !== undefined && given[key] !== undefined);
}

/**
 * Lays the typed settings under those of the environment. A group is in force as a whole or not at all. A key
 * without its address would be sent to another server.
 * @param mustHold a group whose problems are thrown as a SettingsError
 */
export function inForce(
  given: ChoiceValues,
  { values: typed, unreadable }: OpenedValues,
  mustHold?: SettingGroup,
): InForce {
  const leftOut = new Set(unreadable.flatMap((name) => groupOf(name) ?? []));
  for (;;) {
    const laid = STUDIO_SETTINGS.filter(
      ({ name, group }) =>
        typed[name] !== undefined && !leftOut.has(group) && !isLocked(name, given),
    );
    const values = { ...Object.fromEntries(laid.map(({ name }) => [name, typed[name]])), ...given };
    try {
      return { choices: readChoices(values), values, leftOut: [...leftOut] };
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      const wrong = new Set(error.problems.flatMap(({ name }) => groupOf(name) ?? []));
      const isNew = SETTING_GROUPS.some((group) => wrong.has(group) && !leftOut.has(group));
      if (!isNew || (mustHold && wrong.has(mustHold))) throw error;
      for (const group of wrong) leftOut.add(group);
    }
  }
}
