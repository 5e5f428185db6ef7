import { type SettingField, STUDIO_SETTINGS } from '@tarima/contract';
import { isLocked } from '#server/live/in-force.ts';
import type { OpenedValues } from '#server/live/open-values.ts';
import type { StoredRow } from '#server/live/stored-values.repo.ts';
import type { ChoiceValues } from '#server/settings/env.ts';
import { USUAL_VALUES } from '#server/settings/usual-values.ts';

type Setting = (typeof STUDIO_SETTINGS)[number];

/** Every setting for the owner. No secret leaves here. */
export function presentFields(
  given: ChoiceValues,
  rows: readonly StoredRow[],
  stored: OpenedValues,
): SettingField[] {
  return STUDIO_SETTINGS.map((setting): SettingField => {
    const { name, group, kind } = setting;
    const row = rows.find((each) => each.name === name);
    const isGiven = given[name] !== undefined;
    const value = isGiven ? asGiven(setting, given[name]) : stored.values[name];
    return {
      name,
      group,
      kind,
      choices: 'choices' in setting ? [...setting.choices] : null,
      source: isGiven ? 'environment' : row ? 'studio' : 'none',
      isSet: value !== undefined,
      isLocked: isLocked(name, given),
      value: kind === 'secret' ? null : (value ?? null),
      usual: USUAL_VALUES[name] ?? null,
      isUnreadable: !isGiven && stored.unreadable.includes(name),
      changedAt: row?.changedAt.toISOString() ?? null,
      changedBy: row?.changedBy ?? null,
    };
  });
}

/** The query of an address in the environment may be a key. Its owner need not be the studio's. */
function asGiven({ kind }: Setting, value = ''): string {
  return kind === 'address' ? (value.split(/[?#]/u)[0] ?? '') : value;
}
