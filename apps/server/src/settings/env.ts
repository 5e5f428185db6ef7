import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import {
  type ErrorCode,
  type Language,
  languageFromHeader,
  type SettingKind,
  STUDIO_SETTINGS,
} from '@tarima/contract';
import { z } from 'zod';
import { type BackupChoice, chooseBackup } from './backup-choice.ts';
import {
  chooseHeyGen,
  HEYGEN_API_VERSIONS,
  HEYGEN_DEFAULTS,
  type HeyGenChoice,
} from './heygen-choice.ts';
import { chooseHost, type HostChoice } from './host-choice.ts';
import {
  chooseLanguageModel,
  LANGUAGE_MODEL_DEFAULTS,
  type LanguageModelChoice,
} from './language-model-choice.ts';
import { chooseOidc, type OidcChoice } from './oidc-choice.ts';
import { chooseS3, type S3Choice } from './s3-choice.ts';
import { withSecretFiles } from './secret-files.ts';
import { type SettingProblem, SettingsError } from './settings-error.ts';
import { chooseSpeech, type SpeechChoice } from './speech-choice.ts';
import { chooseTraces, readTraceHeaders, type TracesChoice } from './traces-choice.ts';

const STUDIO_ROLES = ['web', 'worker'] as const;
type StudioRole = (typeof STUDIO_ROLES)[number];

/** An unset variable and an empty one mean the same. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const withDefault = <Schema extends z.ZodType>(schema: Schema, value: string) =>
  z.preprocess((given) => (given === undefined || given === '' ? value : given), schema);

const GIGABYTE = 1024 ** 3;

const decimal = z
  .string()
  .regex(/^\d+(\.\d+)?$/u, 'a number, such as 0.25')
  .transform(Number);
const price = optional(decimal);
const WITH_KEY = 'an address without a name and password: the key has a setting of its own';
/** An address of another server. People read it, so it holds no key. */
const webAddress = z.url({ protocol: /^https?$/u }).refine((text) => {
  const url = URL.parse(text);
  return !url?.username && !url?.password;
}, WITH_KEY);
const apiAddress = webAddress.transform((url) => url.replace(/(?<!\/)\/+$/u, ''));
const secret = optional(z.string().trim());
/** A number of hops, or the addresses of the proxies. */
const proxies = optional(
  z.string().transform((text) => (/^\d+$/u.test(text) ? Number(text) : text)),
);
const wholeNumber = z.string().regex(/^\d+$/u, 'a whole number').transform(Number);
const isPort = (text: string) => /^\d{1,5}$/u.test(text) && Number(text) <= 65_535;
const modelName = optional(z.string().trim().max(200));

/** Fixed when the studio starts. */
const startSchema = z.object({
  /** Port of the studio; 0 takes any free one. */
  PORT: withDefault(
    z.string().refine(isPort, 'a number from 0 to 65535').transform(Number),
    '3000',
  ),
  /** A port of its own for /healthz, /readyz and /metrics, in every role; without it there is no /metrics. */
  STUDIO_METRICS_PORT: optional(
    z.string().refine(isPort, 'a number from 0 to 65535').transform(Number),
  ),
  /** Address it listens on; 0.0.0.0 makes it reachable from other machines. */
  HOST: withDefault(z.string(), '127.0.0.1'),
  /** Where the database, the uploads and the videos are kept. */
  STUDIO_DATA_DIR: withDefault(z.string(), './data'),
  /** Roles of this process: `web` answers calls, `worker` runs jobs; a comma list. */
  STUDIO_ROLES: withDefault(
    z.string().transform((list, context) => {
      const roles = list.split(',').map((role) => role.trim());
      const known = STUDIO_ROLES.filter((role) => roles.includes(role));
      if (known.length === 0 || known.length !== roles.length) {
        context.addIssue({ code: 'custom', message: 'a comma list of web and worker' });
      }
      return known;
    }),
    'web,worker',
  ),
  /** Enabled screens: empty for all, `spec` for the specification's table, or a comma list of paths. */
  STUDIO_ROUTES: optional(z.string()),
  /** Page for a person whose session ended; the studio's own sign-in page when empty. */
  STUDIO_ADMIN_URL: optional(z.url()),
  /** The address at which people reach the studio, if it is not HOST and PORT. */
  STUDIO_PUBLIC_URL: optional(z.url().transform((url) => url.replace(/(?<!\/)\/+$/u, ''))),
  /** Trusted proxies: how many stand in front of the studio, or their addresses. */
  STUDIO_TRUST_PROXY: proxies,
  /** Calls per minute of one person, and a quarter of the calls of one address; 0 is no limit. */
  STUDIO_CALLS_PER_MINUTE: withDefault(wholeNumber, '1500'),
  /** LibreOffice's program, if it is not on the PATH; `none` never uses it. */
  STUDIO_LIBREOFFICE: optional(z.string().trim()),
  /** A list of voice models, such as a mirror's, instead of the studio's own. */
  STUDIO_VOICE_CATALOGUE: optional(z.string()),
  /** A PostgreSQL database to use instead of the embedded one. */
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//u, 'a postgres:// address')),
  /** Address of an S3-compatible store for the files; Amazon's own when empty. */
  S3_ENDPOINT: optional(apiAddress),
  /** Its bucket. Without one, the files are in the data folder. */
  S3_BUCKET: optional(z.string().trim()),
  /** Region of the bucket; many self-hosted stores take any. */
  S3_REGION: withDefault(z.string().trim(), 'us-east-1'),
  /** A key that may read, write, list and delete in the bucket, and its secret. */
  S3_ACCESS_KEY_ID: secret,
  S3_SECRET_ACCESS_KEY: secret,
  /** Names the bucket in the path of addresses; in the host when false. True with an endpoint. */
  S3_PATH_STYLE: optional(z.enum(['true', 'false']).transform((value) => value === 'true')),
  /** A folder for regular backups, best on another disk; none are made without it. */
  STUDIO_BACKUP_FOLDER: optional(z.string().trim()),
  /** Hours from one backup to the next. */
  STUDIO_BACKUP_HOURS: withDefault(
    wholeNumber.refine((hours) => hours > 0, 'an hour at least'),
    '24',
  ),
  /** Backups that are kept; the oldest go. */
  STUDIO_BACKUP_KEEP: withDefault(
    wholeNumber.refine((many) => many > 0, 'one at least'),
    '7',
  ),
  /** Encrypts backups, those of the command line too; whoever restores one needs it. */
  STUDIO_BACKUP_PASSPHRASE: optional(z.string().trim().min(12, 'at least 12 characters')),
  /** Encrypts the settings typed in the studio, and signs its tokens; kept in the data folder when empty. */
  STUDIO_SETTINGS_KEY: optional(z.string().trim().min(32, 'at least 32 characters')),
  /** Secret (HS256) shared with the issuer of launch tokens; made and kept in the data folder when empty. */
  AUTH_JWT_SECRET: optional(z.string().min(32, 'at least 32 characters')),
  /** Key set (JWKS) of an admin site whose launch tokens are accepted too. */
  AUTH_JWKS_URL: optional(z.url()),
  /** Required issuer of launch tokens (`iss`); any with the secret or the keys when empty. */
  AUTH_JWT_ISSUER: optional(z.string().max(500)),
  /** Required audience of launch tokens (`aud`); not checked when empty. */
  AUTH_JWT_AUDIENCE: optional(z.string().max(500)),
  /** A collector of OpenTelemetry (OTLP over HTTP); it gets a trace of each call. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(apiAddress),
  /** Headers for it, such as a key: `name=value`, separated by commas. */
  OTEL_EXPORTER_OTLP_HEADERS: optional(z.string().transform(readTraceHeaders)),
  /** The least level of messages that are logged. */
  LOG_LEVEL: withDefault(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'warn'),
  /** Set by npm: the folder where the command was typed. The CLI's paths are relative to it. */
  INIT_CWD: optional(z.string()),
  /** Set by the system: the language of the person who starts the studio. The first one set counts. */
  LC_ALL: optional(z.string()),
  LC_MESSAGES: optional(z.string()),
  LANG: optional(z.string()),
});

/** The environment may give them, or else the owner types them in the studio. */
const choicesSchema = z.object({
  /** Address of the host platform that is told of every finished video and podcast. */
  STUDIO_HOST_WEBHOOK: optional(webAddress),
  /** Secret shared with it. It proves that messages come from the studio. */
  STUDIO_HOST_SECRET: secret,
  /** Template of its own pages for them, with `{id}` and `{type}`. */
  STUDIO_HOST_REDIRECT: optional(z.string().trim().max(1_000)),
  /** Gigabytes that a company's uploads, videos and podcasts may take; no limit when empty. */
  STUDIO_COMPANY_GIGABYTES: optional(decimal),
  /** Days after which untouched projects and podcasts are deleted; never when empty. */
  STUDIO_RETENTION_DAYS: optional(
    wholeNumber.refine((days) => days > 0 && days <= 36_500, 'a day to a hundred years'),
  ),
  /** An OpenID Connect provider by which people can also sign in. */
  OIDC_ISSUER: optional(webAddress),
  /** The studio's client id there. */
  OIDC_CLIENT_ID: optional(z.string()),
  /** Its secret; empty for a public client. */
  OIDC_CLIENT_SECRET: optional(z.string()),
  /** Name of the provider on the sign-in button; its host when empty. */
  OIDC_NAME: optional(z.string().max(60)),
  /** Address of the language model, up to `/v1`; OpenAI when only a key is set. */
  LLM_BASE_URL: optional(apiAddress),
  /** Name of the model; `none` for the local writer, whatever keys are set. */
  LLM_MODEL: modelName,
  /** Its key; many self-hosted servers need none. */
  LLM_API_KEY: secret,
  /** Key for OpenAI, by the name that other programs use; sent only to OpenAI. The studio takes none. */
  OPENAI_API_KEY: secret,
  /** US dollars for a million tokens that it reads. */
  LLM_INPUT_PRICE: price,
  /** US dollars for a million tokens that it writes. */
  LLM_OUTPUT_PRICE: price,
  /** Minutes that one answer may take; a slower one is given up. */
  LLM_TIMEOUT_MINUTES: withDefault(
    z.coerce.number().positive().max(240),
    LANGUAGE_MODEL_DEFAULTS.timeoutMinutes,
  ),
  /** Turns on HeyGen's photoreal presenters; scripts or their speech are sent to it. */
  HEYGEN_API_KEY: secret,
  /** Address of its API, without a path. */
  HEYGEN_BASE_URL: withDefault(apiAddress, HEYGEN_DEFAULTS.baseUrl),
  /** Version of its API. */
  HEYGEN_API_VERSION: withDefault(z.enum(HEYGEN_API_VERSIONS), HEYGEN_DEFAULTS.apiVersion),
  /** US dollars for a second of video, for estimates and for recorded costs. */
  HEYGEN_PRICE_PER_SECOND: withDefault(decimal, HEYGEN_DEFAULTS.pricePerSecond),
  /** Videos that it makes at a time. */
  HEYGEN_CONCURRENCY: withDefault(
    z
      .string()
      .regex(/^[1-9]\d?$/u, 'a number from 1 to 99')
      .transform(Number),
    HEYGEN_DEFAULTS.concurrency,
  ),
  /** Characters of text that it speaks in one scene; longer texts are cut at sentence ends. */
  HEYGEN_SCENE_CHARACTERS: withDefault(
    z
      .string()
      .regex(/^[1-9]\d{2,3}$/u, 'a number from 100 to 9999')
      .transform(Number),
    HEYGEN_DEFAULTS.sceneCharacters,
  ),
  /** Address of a server with `/v1/audio/speech`, up to `/v1`; OpenAI when only its key is set. */
  SPEECH_OPENAI_BASE_URL: optional(apiAddress),
  /** Its key; many self-hosted servers need none. */
  SPEECH_OPENAI_API_KEY: secret,
  /** The model that speaks. */
  SPEECH_OPENAI_MODEL: modelName,
  /** Voices of a server that does not list them: a comma list of `name:es-MX:female`. */
  SPEECH_OPENAI_VOICES: optional(z.string().trim()),
  /** US dollars for a million characters that it speaks. */
  SPEECH_OPENAI_PRICE: price,
  /** The key of ElevenLabs. */
  ELEVENLABS_API_KEY: secret,
  /** The model that speaks. */
  ELEVENLABS_MODEL: modelName,
  /** Address of its API, if not the usual one. */
  ELEVENLABS_BASE_URL: optional(apiAddress),
  /** US dollars for a million characters that it speaks. */
  ELEVENLABS_PRICE: price,
  /** A key of Google Cloud with text-to-speech. */
  GOOGLE_TTS_API_KEY: secret,
  /** Address of its API, if not the usual one. */
  GOOGLE_TTS_BASE_URL: optional(apiAddress),
  /** US dollars for a million characters that it speaks. */
  GOOGLE_TTS_PRICE: price,
});

/** Values as text, by their names. Names without one are left out. */
export type ChoiceValues = Partial<Record<keyof typeof choicesSchema.shape, string>>;

/** Settings that stay the same until the studio is started again. */
export type Settings = {
  port: number;
  host: string;
  /** Undefined: no port of its own for those who watch the studio. */
  metricsPort: number | undefined;
  /** The collector of traces. Null: no traces. */
  traces: TracesChoice | null;
  dataFolder: string;
  /** Has a folder for each model of natural voices. The command line shares it. */
  modelsFolder: string;
  /** Null for the studio's own list. */
  voiceCatalogue: string | null;
  roles: StudioRole[];
  routes: string | undefined;
  adminUrl: string | undefined;
  publicUrl: string | undefined;
  trustProxy: string | number | undefined;
  callsPerMinute: number;
  /** The command of LibreOffice, or `none`. Undefined: as it is on the PATH. */
  libreOffice: string | undefined;
  databaseUrl: string | undefined;
  /** Null: the files are in the data folder. */
  s3: S3Choice | null;
  backup: BackupChoice;
  settingsKey: string | undefined;
  jwtSecret: string | undefined;
  jwksUrl: string | undefined;
  jwtIssuer: string | undefined;
  jwtAudience: string | undefined;
  logLevel: string;
  workingFolder: string;
  /** Language of terminal messages for the person who starts the studio. */
  language: Language;
  /** All variables of the studio that the environment gives, by name. */
  environment: Record<string, string>;
  /** The choices that the environment gives. They win over those typed in the studio. */
  given: ChoiceValues;
};

/** Settings that may change while the studio runs. `Context.live` has the present ones. */
export type Choices = {
  /** The platform that the studio is a part of. */
  hostPlatform: HostChoice;
  /** Null if only the disk is the limit. */
  companyBytes: number | null;
  /** Null if nothing is deleted by age. */
  retentionDays: number | null;
  /** Null: people sign in by e-mail and password alone. */
  oidc: OidcChoice | null;
  /** Null: the local writer writes. */
  languageModel: LanguageModelChoice | null;
  /** Null: only the studio's own presenters. */
  heygen: HeyGenChoice | null;
  /** The vendors of voices beside the local ones. */
  speech: SpeechChoice;
};

/** The environment plus `.env`. Variables that are set already win. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) loadEnvFile('.env');
  return process.env;
}

/** The folders in which the system finds programs, as in PATH. It is no setting of the studio. */
export const searchPath = (): string | undefined => process.env.PATH;

/** Reads the settings. Throws a SettingsError with one sentence for each wrong variable. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const all = Object.keys({ ...startSchema.shape, ...choicesSchema.shape });
  const variables = withSecretFiles(environment, all);
  const given = pick(variables, Object.keys(choicesSchema.shape));
  const values = parsed(startSchema, variables);
  readChoices(given);
  return {
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.STUDIO_METRICS_PORT,
    traces: chooseTraces(values),
    dataFolder: resolve(values.STUDIO_DATA_DIR),
    modelsFolder: resolve(values.STUDIO_DATA_DIR, 'models'),
    voiceCatalogue: values.STUDIO_VOICE_CATALOGUE ?? null,
    roles: values.STUDIO_ROLES,
    routes: values.STUDIO_ROUTES,
    adminUrl: values.STUDIO_ADMIN_URL,
    publicUrl: values.STUDIO_PUBLIC_URL,
    trustProxy: values.STUDIO_TRUST_PROXY,
    callsPerMinute: values.STUDIO_CALLS_PER_MINUTE,
    libreOffice: values.STUDIO_LIBREOFFICE,
    databaseUrl: values.DATABASE_URL,
    s3: chooseS3(values),
    backup: chooseBackup(values),
    settingsKey: values.STUDIO_SETTINGS_KEY,
    jwtSecret: values.AUTH_JWT_SECRET,
    jwksUrl: values.AUTH_JWKS_URL,
    jwtIssuer: values.AUTH_JWT_ISSUER,
    jwtAudience: values.AUTH_JWT_AUDIENCE,
    logLevel: values.LOG_LEVEL,
    workingFolder: values.INIT_CWD ?? process.cwd(),
    language: languageFromHeader(values.LC_ALL ?? values.LC_MESSAGES ?? values.LANG),
    environment: pick(
      variables,
      all.filter((name) => !PASSING.includes(name)),
    ),
    given,
  };
}

/** They are the person's who starts the studio, or must not be in a backup. */
const PASSING = ['INIT_CWD', 'LC_ALL', 'LC_MESSAGES', 'LANG', 'STUDIO_BACKUP_PASSPHRASE'];

/** The variables of these names that have a value. */
const pick = (variables: NodeJS.ProcessEnv, names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])));

/** Reads values of the environment, the studio or both. Throws a SettingsError for wrong ones. */
export function readChoices(given: ChoiceValues): Choices {
  const values = parsed(choicesSchema, given);
  const gigabytes = values.STUDIO_COMPANY_GIGABYTES;
  return {
    hostPlatform: chooseHost(values),
    companyBytes: gigabytes === undefined ? null : gigabytes * GIGABYTE,
    retentionDays: values.STUDIO_RETENTION_DAYS ?? null,
    oidc: chooseOidc(values),
    languageModel: chooseLanguageModel(values),
    heygen: chooseHeyGen(values),
    speech: chooseSpeech(values),
  };
}

const CODES_OF_KINDS: Partial<Record<SettingKind, ErrorCode>> = {
  address: 'SETTING_ADDRESS_INVALID',
  number: 'SETTING_NUMBER_INVALID',
  price: 'SETTING_NUMBER_INVALID',
};

function parsed<Schema extends z.ZodType>(schema: Schema, values: object): z.output<Schema> {
  const read = schema.safeParse(values);
  if (read.success) return read.data;
  throw new SettingsError(
    read.error.issues.map(({ path, message }): SettingProblem => {
      const name = path.join('.');
      const kind = STUDIO_SETTINGS.find((setting) => setting.name === name)?.kind;
      const ofKind = (kind && CODES_OF_KINDS[kind]) ?? 'SETTING_INVALID';
      const code = message === WITH_KEY ? 'SETTING_ADDRESS_WITH_KEY' : ofKind;
      return { name, code, reason: message };
    }),
  );
}
