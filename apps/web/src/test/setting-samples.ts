import {
  type MediaVendor,
  type SettingField,
  STUDIO_SETTINGS,
  type StudioSettingName,
  type StudioSettings,
} from '@tarima/contract';

const vendor = (id: MediaVendor['id'], changes: Partial<MediaVendor> = {}): MediaVendor => ({
  id,
  kind: id === 'heygen' ? 'presenters' : 'voices',
  isOwnServer: false,
  server: null,
  model: null,
  hasKey: false,
  price: null,
  spent: { units: 0, cost: 0 },
  ...changes,
});

/** A studio without a language model, in which only ElevenLabs was ever used. */
export const studioSettings = (changes: Partial<StudioSettings> = {}): StudioSettings => ({
  languageModel: null,
  vendors: [
    vendor('openai'),
    vendor('elevenlabs', {
      server: 'api.elevenlabs.io',
      hasKey: true,
      price: 50,
      spent: { units: 12_400, cost: 0.62 },
    }),
    vendor('google'),
    vendor('heygen'),
  ],
  libreOffice: null,
  ...changes,
});

type Values = Partial<Record<StudioSettingName, Partial<SettingField>>>;

/** All settings that can be typed. Nothing is set but what `values` say. */
export const settingFields = (values: Values = {}): SettingField[] =>
  STUDIO_SETTINGS.map((setting) => ({
    name: setting.name,
    group: setting.group,
    kind: setting.kind,
    choices: 'choices' in setting ? [...setting.choices] : null,
    source: 'none',
    isSet: false,
    isLocked: false,
    value: null,
    usual: null,
    isUnreadable: false,
    changedAt: null,
    changedBy: null,
    ...values[setting.name],
  }));

/** A value that somebody typed in the studio. */
export const typed = (value: string | null = null): Partial<SettingField> => ({
  ...{ source: 'studio', isSet: true, value },
  ...{ changedAt: '2026-11-26T10:00:00.000Z', changedBy: 'Ada Lovelace' },
});

/** A value that only the environment can change. */
export const fixed = (value: string | null = null): Partial<SettingField> => ({
  ...{ source: 'environment', isSet: true, isLocked: true, value },
});
