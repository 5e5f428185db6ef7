import {
  type ErrorCode,
  type SettingGroup,
  STUDIO_SETTINGS,
  type StudioSettingName,
} from '@tarima/contract';
import { validationFailed } from '#server/kit/errors.ts';
import { groupOf, inForce, isLocked, keySentTo } from '#server/live/in-force.ts';
import type { OpenedValues } from '#server/live/open-values.ts';
import type { Choices, ChoiceValues } from '#server/settings/env.ts';
import { type SettingProblem, SettingsError } from '#server/settings/settings-error.ts';

/** New values by name; null removes one. */
export type SettingChanges = ReadonlyMap<StudioSettingName, string | null>;

type Request = {
  group: SettingGroup;
  values: Partial<Record<StudioSettingName, string | null>>;
  given: ChoiceValues;
};

/** Refuses names of other groups and locked ones. An empty text removes a value, too. */
export function readChanges({ group, values, given }: Request): SettingChanges {
  const changes = new Map(
    STUDIO_SETTINGS.flatMap(({ name }) => {
      const value = values[name];
      return value === undefined ? [] : [[name, value || null] as const];
    }),
  );
  refuse(
    changes.keys().filter((name) => groupOf(name) !== group),
    'SETTING_INVALID',
  );
  refuse(
    changes.keys().filter((name) => isLocked(name, given)),
    'SETTING_LOCKED',
  );
  return changes;
}

/**
 * The choices as they would be with these changes. Throws an AppError that names each value that cannot be used.
 * A secret that would go to a new address has to be among the changes.
 */
export function choicesWith(
  changes: SettingChanges,
  { group, given, stored }: Pick<Request, 'group' | 'given'> & { stored: OpenedValues },
): Choices {
  const isOfGroup = (name: StudioSettingName) => groupOf(name) === group;
  refuse(
    stored.unreadable.filter((name) => isOfGroup(name) && !changes.has(name)),
    'SETTING_MISSING',
  );
  const values: ChoiceValues = { ...stored.values };
  for (const [name, value] of changes) {
    if (value === null) delete values[name];
    else values[name] = value;
  }
  refuse(
    STUDIO_SETTINGS.flatMap(({ name }) => {
      const key = keySentTo(name);
      const isMoved = isOfGroup(name) && values[name] !== stored.values[name];
      return key && isMoved && values[key] !== undefined && !changes.has(key) ? [key] : [];
    }),
    'SETTING_KEY_AGAIN',
  );
  const unreadable = stored.unreadable.filter((name) => !isOfGroup(name));
  try {
    return inForce(given, { values, unreadable }, group).choices;
  } catch (error) {
    if (error instanceof SettingsError) throw refusalOf(error.problems);
    throw error;
  }
}

function refuse(names: Iterable<StudioSettingName>, code: ErrorCode): void {
  const problems = [...names].map((name) => ({ name, code }));
  if (problems.length > 0) throw refusalOf(problems);
}

function refusalOf(problems: readonly Pick<SettingProblem, 'name' | 'code'>[]) {
  const fields = problems.map(({ name, code }) => ({ path: name, message: code }));
  return validationFailed(fields, { code: problems[0]?.code ?? 'SETTING_INVALID' });
}
