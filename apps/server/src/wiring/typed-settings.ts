import { createSealing } from '#server/kit/sealing.ts';
import { inForce } from '#server/live/in-force.ts';
import { openValues } from '#server/live/open-values.ts';
import { readSettingsCopy } from '#server/live/settings-copy.ts';
import type { Settings } from '#server/settings/env.ts';
import { findSettingsKey } from './data-folder.ts';

/** The settings that were typed in the studio of this data folder, decrypted. */
export function readTypedSettings(settings: Settings) {
  const key = findSettingsKey(settings);
  const rows = key === null ? [] : readSettingsCopy(settings.dataFolder);
  return openValues(rows, createSealing(key ?? ''));
}

/** The settings for a studio of the shell's own: what was typed counts there too. */
export function withTypedSettings(settings: Settings): Settings {
  const { values } = inForce(settings.given, readTypedSettings(settings));
  return { ...settings, given: values };
}
