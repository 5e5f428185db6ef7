import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tokenCountSchema } from './model-usage.ts';
import { trialProblemSchema, vendorOfferSchema } from './settings.ts';

/** Settings that belong together: they are stored, and tried, together. */
export const SETTING_GROUPS = [
  'language-model',
  'openai',
  'elevenlabs',
  'google',
  'heygen',
  'sign-in',
  'storage',
  'host-platform',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** A `secret` never leaves the server. A `price` is in US dollars. */
export const SETTING_KINDS = ['secret', 'address', 'text', 'choice', 'number', 'price'] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

/** The settings that the owner may type. The name is also that of the environment's variable. */
export const STUDIO_SETTINGS = [
  { name: 'LLM_API_KEY', group: 'language-model', kind: 'secret' },
  { name: 'LLM_MODEL', group: 'language-model', kind: 'text' },
  { name: 'LLM_BASE_URL', group: 'language-model', kind: 'address', key: 'LLM_API_KEY' },
  { name: 'LLM_INPUT_PRICE', group: 'language-model', kind: 'price' },
  { name: 'LLM_OUTPUT_PRICE', group: 'language-model', kind: 'price' },
  { name: 'LLM_TIMEOUT_MINUTES', group: 'language-model', kind: 'number' },
  { name: 'SPEECH_OPENAI_API_KEY', group: 'openai', kind: 'secret' },
  { name: 'SPEECH_OPENAI_MODEL', group: 'openai', kind: 'text' },
  {
    name: 'SPEECH_OPENAI_BASE_URL',
    group: 'openai',
    kind: 'address',
    key: 'SPEECH_OPENAI_API_KEY',
  },
  { name: 'SPEECH_OPENAI_VOICES', group: 'openai', kind: 'text' },
  { name: 'SPEECH_OPENAI_PRICE', group: 'openai', kind: 'price' },
  { name: 'ELEVENLABS_API_KEY', group: 'elevenlabs', kind: 'secret' },
  { name: 'ELEVENLABS_MODEL', group: 'elevenlabs', kind: 'text' },
  { name: 'ELEVENLABS_BASE_URL', group: 'elevenlabs', kind: 'address', key: 'ELEVENLABS_API_KEY' },
  { name: 'ELEVENLABS_PRICE', group: 'elevenlabs', kind: 'price' },
  { name: 'GOOGLE_TTS_API_KEY', group: 'google', kind: 'secret' },
  { name: 'GOOGLE_TTS_BASE_URL', group: 'google', kind: 'address', key: 'GOOGLE_TTS_API_KEY' },
  { name: 'GOOGLE_TTS_PRICE', group: 'google', kind: 'price' },
  { name: 'HEYGEN_API_KEY', group: 'heygen', kind: 'secret' },
  { name: 'HEYGEN_API_VERSION', group: 'heygen', kind: 'choice', choices: ['v3', 'v2'] },
  { name: 'HEYGEN_BASE_URL', group: 'heygen', kind: 'address', key: 'HEYGEN_API_KEY' },
  { name: 'HEYGEN_PRICE_PER_SECOND', group: 'heygen', kind: 'price' },
  { name: 'HEYGEN_CONCURRENCY', group: 'heygen', kind: 'number' },
  { name: 'HEYGEN_SCENE_CHARACTERS', group: 'heygen', kind: 'number' },
  { name: 'OIDC_ISSUER', group: 'sign-in', kind: 'address', key: 'OIDC_CLIENT_SECRET' },
  { name: 'OIDC_CLIENT_ID', group: 'sign-in', kind: 'text' },
  { name: 'OIDC_CLIENT_SECRET', group: 'sign-in', kind: 'secret' },
  { name: 'OIDC_NAME', group: 'sign-in', kind: 'text' },
  { name: 'STUDIO_COMPANY_GIGABYTES', group: 'storage', kind: 'number' },
  { name: 'STUDIO_RETENTION_DAYS', group: 'storage', kind: 'number' },
  { name: 'STUDIO_HOST_WEBHOOK', group: 'host-platform', kind: 'address' },
  { name: 'STUDIO_HOST_SECRET', group: 'host-platform', kind: 'secret' },
  { name: 'STUDIO_HOST_REDIRECT', group: 'host-platform', kind: 'text' },
] as const satisfies readonly {
  name: string;
  group: SettingGroup;
  kind: SettingKind;
  /** The values of a `choice`. */
  choices?: readonly string[];
  /** The secret that is sent to this address. A new address needs the secret typed again. */
  key?: string;
}[];
export type StudioSettingName = (typeof STUDIO_SETTINGS)[number]['name'];
export const STUDIO_SETTING_NAMES: readonly StudioSettingName[] = STUDIO_SETTINGS.map(
  ({ name }) => name,
);

/** Content that another server receives. `speech` is sound that the studio has made. */
export const SENT_CONTENTS = ['documents', 'scripts', 'speech', 'titles'] as const;

/** The unit of a group's prices. */
export const PRICE_UNITS = ['million-tokens', 'million-characters', 'second-of-video'] as const;

type GroupFacts = {
  /** The page where a person makes a key; null if that depends on the server. */
  keysPage: string | null;
  sent: readonly (typeof SENT_CONTENTS)[number][];
  priceUnit: (typeof PRICE_UNITS)[number] | null;
  /** True if new values can be tried before they are stored. */
  isTried: boolean;
};

/** Facts about each group, for the pages where people decide. */
export const SETTING_GROUP_FACTS: Record<SettingGroup, GroupFacts> = {
  'language-model': {
    keysPage: 'https://platform.openai.com/api-keys',
    sent: ['documents', 'scripts'],
    priceUnit: 'million-tokens',
    isTried: true,
  },
  openai: {
    keysPage: 'https://platform.openai.com/api-keys',
    sent: ['scripts'],
    priceUnit: 'million-characters',
    isTried: true,
  },
  elevenlabs: {
    keysPage: 'https://elevenlabs.io/app/settings/api-keys',
    sent: ['scripts'],
    priceUnit: 'million-characters',
    isTried: true,
  },
  google: {
    keysPage: 'https://console.cloud.google.com/apis/credentials',
    sent: ['scripts'],
    priceUnit: 'million-characters',
    isTried: true,
  },
  heygen: {
    keysPage: 'https://app.heygen.com/settings?nav=API',
    sent: ['scripts', 'speech', 'titles'],
    priceUnit: 'second-of-video',
    isTried: true,
  },
  'sign-in': { keysPage: null, sent: [], priceUnit: null, isTried: true },
  storage: { keysPage: null, sent: [], priceUnit: null, isTried: false },
  'host-platform': { keysPage: null, sent: ['titles'], priceUnit: null, isTried: true },
};

/** `environment` wins over `studio`, and only whoever runs the machine can change it. */
export const SETTING_SOURCES = ['environment', 'studio', 'none'] as const;

export const settingFieldSchema = z.object({
  name: z.enum(STUDIO_SETTING_NAMES),
  group: z.enum(SETTING_GROUPS),
  kind: z.enum(SETTING_KINDS),
  /** The accepted values of a `choice`; null for other kinds. */
  choices: z.array(z.string()).nullable(),
  source: z.enum(SETTING_SOURCES),
  isSet: z.boolean(),
  /** Only the environment can change it: the setting itself, or the secret that is sent to its address. */
  isLocked: z.boolean(),
  /** Null for a secret, and for what is not set. */
  value: z.string().nullable(),
  /** The value that counts if none is set; null for nothing. */
  usual: z.string().nullable(),
  /** Another key has encrypted it. It counts as not set until it is typed again. */
  isUnreadable: z.boolean(),
  /** The last change in the studio; null without one. */
  changedAt: z.iso.datetime().nullable(),
  /** Full name of who changed it; null if that person is gone. */
  changedBy: z.string().nullable(),
});
export type SettingField = z.infer<typeof settingFieldSchema>;

/** The answer of the other server to new values. */
export const settingsTrialSchema = z.object({
  /** Null if it answered well. */
  problem: trialProblemSchema.nullable(),
  milliseconds: z.number().int(),
  /** Voices or presenters; null for other groups. */
  offer: vendorOfferSchema.nullable(),
  /** Cost of one question to a language model; null for other groups. */
  spent: tokenCountSchema.nullable(),
});
export type SettingsTrial = z.infer<typeof settingsTrialSchema>;

const MOST_CHARACTERS = 4_000;

const newValueSchema = z.string().trim().max(MOST_CHARACTERS).nullable().optional();
/** A field for each name: zod's records would be part of the web's first load. */
const newValuesSchema = z.strictObject(
  // Each name is there once, and all have the same schema.
  Object.fromEntries(STUDIO_SETTING_NAMES.map((name) => [name, newValueSchema])) as Record<
    StudioSettingName,
    typeof newValueSchema
  >,
);

const settingsSchema = z.object({ fields: z.array(settingFieldSchema) });

/**
 * For the owner of the studio. A refused value answers with the code of its problem. `details.fields` names
 * each refused setting (`path`) with the code of its own problem (`message`).
 */
export const studioSettingsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/settings/fields',
    summary: 'The settings that can be typed in the studio, without secrets; for its owner',
    data: settingsSchema,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/settings/groups/{group}',
    summary:
      'Tries new values of a group and stores them if they work; for the owner of the studio',
    params: z.object({ group: z.enum(SETTING_GROUPS) }),
    body: z.object({
      /** Null and an empty text remove a value. Names that are left out stay as they are. */
      values: newValuesSchema,
      /** Stores the values whatever the other server answers, and does not ask it. */
      isUnchecked: z.boolean().default(false),
    }),
    data: settingsSchema.extend({
      /** Null if nothing was tried: the group has no server, is switched off, or `isUnchecked`. */
      check: settingsTrialSchema.nullable(),
      isStored: z.boolean(),
    }),
  }),
};
