import type { StudioSettingName } from '@tarima/contract';
import type { Sealing } from '#server/kit/sealing.ts';
import type { ChoiceValues } from '#server/settings/env.ts';

/** A stored setting, encrypted. */
export type SealedValue = { name: StudioSettingName; sealed: string };

/** Decrypted settings, and the names of those that another key has encrypted. */
export type OpenedValues = { values: ChoiceValues; unreadable: StudioSettingName[] };

export function openValues(rows: readonly SealedValue[], { open }: Sealing): OpenedValues {
  const opened: OpenedValues = { values: {}, unreadable: [] };
  for (const { name, sealed } of rows) {
    const value = open(name, sealed);
    if (value === null) opened.unreadable.push(name);
    else opened.values[name] = value;
  }
  return opened;
}
