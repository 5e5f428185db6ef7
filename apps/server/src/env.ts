import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';
import { chooseLanguageModel, type LanguageModelChoice } from './language-model-choice.ts';

const STUDIO_ROLES = ['web', 'worker'] as const;
type StudioRole = (typeof STUDIO_ROLES)[number];

/** An unset variable and an empty one mean the same. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const withDefault = <Schema extends z.ZodType>(schema: Schema, value: string) =>
  z.preprocess((given) => (given === undefined || given === '' ? value : given), schema);

const price = optional(
  z
    .string()
    .regex(/^\d+(\.\d+)?$/u, 'a number, such as 0.25')
    .transform(Number),
);
const isPort = (text: string) => /^\d{1,5}$/u.test(text) && Number(text) <= 65_535;

const environmentSchema = z.object({
  /** Port of the studio; 0 takes any free one. */
  PORT: withDefault(
    z.string().refine(isPort, 'a number from 0 to 65535').transform(Number),
    '3000',
  ),
  /** Address it listens on; 0.0.0.0 makes it reachable from other machines. */
  HOST: withDefault(z.string(), '127.0.0.1'),
  /** Where the database, the uploads and the videos are kept. */
  STUDIO_DATA_DIR: withDefault(z.string(), './data'),
  /** What this process does: `web` answers calls, `worker` runs jobs; a comma list. */
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
  /** Which screens exist: empty for all, `spec` for the specification's table, or a comma list of paths. */
  STUDIO_ROUTES: optional(z.string()),
  /** Where a person whose session ended is sent; the studio's own sign-in page when empty. */
  STUDIO_ADMIN_URL: optional(z.url()),
  /** The address people reach the studio at, when it is not HOST and PORT. */
  STUDIO_PUBLIC_URL: optional(z.url().transform((url) => url.replace(/\/+$/u, ''))),
  /** A PostgreSQL to use in place of the embedded database. */
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//u, 'a postgres:// address')),
  /** Secret (HS256) shared with whoever signs launch tokens; made and kept in the data folder when empty. */
  AUTH_JWT_SECRET: optional(z.string().min(32, 'at least 32 characters')),
  /** Key set (JWKS) of an admin site whose launch tokens are accepted too. */
  AUTH_JWKS_URL: optional(z.url()),
  /** Where the language model is, up to `/v1`; OpenAI where only a key is set. */
  LANGUAGE_MODEL_BASE_URL: optional(z.url({ protocol: /^https?$/u })),
  /** Which model writes; `none` for the local writer, whatever keys are set. */
  LANGUAGE_MODEL: optional(z.string().trim().max(200)),
  /** Its key; many self-hosted servers want none. */
  LANGUAGE_MODEL_KEY: optional(z.string().trim()),
  /** The same for OpenAI, by the name that other programs know; sent nowhere else. */
  OPENAI_API_KEY: optional(z.string().trim()),
  /** US dollars for a million tokens that it reads. */
  LANGUAGE_MODEL_INPUT_PRICE: price,
  /** US dollars for a million tokens that it writes. */
  LANGUAGE_MODEL_OUTPUT_PRICE: price,
  /** How much is logged. */
  LOG_LEVEL: withDefault(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'warn'),
  /** Set by npm: the folder a person typed the command in, from which the CLI's paths count. */
  INIT_CWD: optional(z.string()),
});

export type Settings = {
  port: number;
  host: string;
  dataFolder: string;
  roles: StudioRole[];
  routes: string | undefined;
  adminUrl: string | undefined;
  publicUrl: string | undefined;
  databaseUrl: string | undefined;
  jwtSecret: string | undefined;
  jwksUrl: string | undefined;
  /** Null: the local writer writes. */
  languageModel: LanguageModelChoice | null;
  logLevel: string;
  workingFolder: string;
};

/** The environment with what `.env` adds to it; what is set already wins. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) loadEnvFile('.env');
  return process.env;
}

/** Reads the settings; throws one sentence for each variable that is wrong. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = environmentSchema.safeParse(environment);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings cannot be used:\n  ${lines.join('\n  ')}`);
  }
  const values = read.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: resolve(values.STUDIO_DATA_DIR),
    roles: values.STUDIO_ROLES,
    routes: values.STUDIO_ROUTES,
    adminUrl: values.STUDIO_ADMIN_URL,
    publicUrl: values.STUDIO_PUBLIC_URL,
    databaseUrl: values.DATABASE_URL,
    jwtSecret: values.AUTH_JWT_SECRET,
    jwksUrl: values.AUTH_JWKS_URL,
    languageModel: chooseLanguageModel(values),
    logLevel: values.LOG_LEVEL,
    workingFolder: values.INIT_CWD ?? process.cwd(),
  };
}
