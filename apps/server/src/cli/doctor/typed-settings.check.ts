import { readTypedSettings } from '#server/wiring/typed-settings.ts';
import type { Check } from './check.ts';

/** Names only: a terminal is no place for values. */
export const typedSettingsCheck: Check = {
  name: 'Settings',
  look(settings) {
    const { values, unreadable } = readTypedSettings(settings);
    const names = Object.keys(values);
    const found =
      names.length > 0 ? `typed in the studio: ${names.join(', ')}` : 'none typed in the studio';
    if (unreadable.length === 0) return { state: 'found', found };
    const todo = `Another key has encrypted ${unreadable.join(', ')}: set the former STUDIO_SETTINGS_KEY, or type them again in the studio.`;
    return { state: 'absent', found, todo };
  },
};
