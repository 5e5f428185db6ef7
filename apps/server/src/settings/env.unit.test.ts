import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STUDIO_SETTING_NAMES, STUDIO_SETTINGS } from '@tarima/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { readChoices, readSettings } from './env.ts';
import { SettingsError } from './settings-error.ts';

const choicesOf = (environment: NodeJS.ProcessEnv) => readChoices(readSettings(environment).given);

it('needs no variable, and takes an empty value for none', () => {
  const settings = readSettings({ PORT: '', DATABASE_URL: '', STUDIO_ROLES: '' });
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    roles: ['web', 'worker'],
    databaseUrl: undefined,
  });
  expect(settings.dataFolder).toMatch(/\/data$/u);
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['STUDIO_ROLES', 'web,baker'],
  ['DATABASE_URL', 'mysql://x'],
  ['AUTH_JWT_SECRET', 'short'],
  ['AUTH_JWKS_URL', 'keys'],
  ['STUDIO_PUBLIC_URL', 'here'],
  ['LOG_LEVEL', 'loud'],
  ['STUDIO_METRICS_PORT', '70000'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a key=x'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%zz'],
])('%s = %s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

it.each(['eighty', '70000', '-1', '80.5', '1e3'])('explains the values of PORT: %s', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(/PORT: a number from 0 to 65535$/u);
});

it('watches nothing by itself, and knows where traces go', () => {
  expect(readSettings({})).toMatchObject({ metricsPort: undefined, traces: null });
  const settings = readSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example/otlp/',
    OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20a%3Db, x-team=studio',
  });
  expect(settings.traces).toEqual({
    endpoint: 'https://traces.example/otlp',
    headers: { authorization: 'Bearer a=b', 'x-team': 'studio' },
  });
});

it('names a provider by its host by default', () => {
  const set = { OIDC_ISSUER: 'https://login.example/realm', OIDC_CLIENT_ID: 'tarima' };
  expect(choicesOf({}).oidc).toBeNull();
  expect(choicesOf(set).oidc).toMatchObject({ name: 'login.example', clientSecret: undefined });
  expect(choicesOf({ ...set, OIDC_NAME: 'Acme' }).oidc?.name).toBe('Acme');
});

it.each([
  [{ OIDC_ISSUER: 'https://login.example' }, 'OIDC_CLIENT_ID'],
  [{ OIDC_CLIENT_ID: 'tarima' }, 'OIDC_ISSUER'],
  [{ OIDC_ISSUER: 'http://login.example', OIDC_CLIENT_ID: 'tarima' }, 'OIDC_ISSUER'],
  [{ OIDC_ISSUER: 'file:///etc', OIDC_CLIENT_ID: 'tarima' }, 'OIDC_ISSUER'],
])('names the wrong setting of a provider: %#', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(name);
});

const modelOf = (environment: NodeJS.ProcessEnv) => choicesOf(environment).languageModel;

it('has no language model by default', () => {
  expect(modelOf({})).toBeNull();
  expect(modelOf({ OPENAI_API_KEY: 'sk-1', LLM_MODEL: 'none' })).toBeNull();
});

it('uses OpenAI where only its key is set', () => {
  expect(modelOf({ OPENAI_API_KEY: 'sk-1' })).toMatchObject({
    baseUrl: 'https://api.openai.com/v1',
    key: 'sk-1',
    prices: null,
  });
});

it('sends OpenAI’s key only to OpenAI', () => {
  const self = { LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'qwen3' };
  expect(modelOf({ ...self, OPENAI_API_KEY: 'sk-1' })).toEqual({
    baseUrl: 'http://localhost:11434/v1',
    model: 'qwen3',
    key: undefined,
    prices: null,
    timeoutMs: 900_000,
  });
});

it('takes both prices or none', () => {
  const prices = { LLM_INPUT_PRICE: '0.25', LLM_OUTPUT_PRICE: '2' };
  expect(modelOf({ OPENAI_API_KEY: 'sk-1', ...prices })?.prices).toEqual({
    input: 0.25,
    output: 2,
  });
});

it('gives a model’s answer the configured minutes, 15 by default', () => {
  const timeoutOf = (environment: NodeJS.ProcessEnv) =>
    choicesOf({ OPENAI_API_KEY: 'sk-1', ...environment }).languageModel?.timeoutMs;
  expect(timeoutOf({})).toBe(900_000);
  expect(timeoutOf({ LLM_TIMEOUT_MINUTES: '0.5' })).toBe(30_000);
  expect(timeoutOf({ LLM_TIMEOUT_MINUTES: '240' })).toBe(14_400_000);
});

it.each([
  [{ OPENAI_API_KEY: 'sk-9', LLM_TIMEOUT_MINUTES: '0' }, 'LLM_TIMEOUT_MINUTES'],
  [{ OPENAI_API_KEY: 'sk-9', LLM_TIMEOUT_MINUTES: '241' }, 'LLM_TIMEOUT_MINUTES'],
  [{ LLM_BASE_URL: 'http://localhost:1/v1' }, 'LLM_MODEL:'],
  [{ LLM_MODEL: 'gpt-5' }, 'LLM_API_KEY'],
  [{ LLM_BASE_URL: 'https://me:sk-9@a.example/v1' }, 'LLM_BASE_URL'],
  [{ LLM_BASE_URL: 'file:///etc' }, 'LLM_BASE_URL'],
  [{ SPEECH_OPENAI_BASE_URL: 'https://me:sk-9@a.example/v1' }, 'SPEECH_OPENAI_BASE_URL'],
  [{ STUDIO_HOST_WEBHOOK: 'https://me:sk-9@a.example' }, 'STUDIO_HOST_WEBHOOK'],
  [{ OIDC_ISSUER: 'https://me:sk-9@a.example', OIDC_CLIENT_ID: 'x' }, 'OIDC_ISSUER'],
  [{ OPENAI_API_KEY: 'sk-9', LLM_INPUT_PRICE: '1' }, 'LLM_OUTPUT_PRICE'],
  [{ LLM_INPUT_PRICE: 'cheap' }, 'LLM_INPUT_PRICE'],
])('names the wrong setting of a model, without its key: %#', (environment, name) => {
  const read = () => readSettings(environment);
  expect(read).toThrow(name);
  expect(read).not.toThrow(/sk-9/u);
});

describe('a variable in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarima-env-'));
  const path = join(folder, 'secret');
  writeFileSync(path, `${'s'.repeat(40)}\n`);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('counts like one in the environment', () => {
    expect(readSettings({ AUTH_JWT_SECRET_FILE: path }).jwtSecret).toBe('s'.repeat(40));
  });

  it.each([
    [{ AUTH_JWT_SECRET_FILE: join(folder, 'none') }, 'AUTH_JWT_SECRET_FILE'],
    [{ AUTH_JWT_SECRET_FILE: path, AUTH_JWT_SECRET: 'x'.repeat(40) }, 'keep one'],
  ])('is refused when it is missing or set twice: %#', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
    expect(() => readSettings(environment)).not.toThrow(/ssss|xxxx/u);
  });
});

it.each([
  [{}, { companyBytes: null, retentionDays: null, callsPerMinute: 1_500, trustProxy: undefined }],
  [
    {
      STUDIO_COMPANY_GIGABYTES: '0.5',
      STUDIO_RETENTION_DAYS: '90',
      STUDIO_CALLS_PER_MINUTE: '0',
      STUDIO_TRUST_PROXY: '2',
    },
    { companyBytes: 512 * 1024 ** 2, retentionDays: 90, callsPerMinute: 0, trustProxy: 2 },
  ],
  [{ STUDIO_TRUST_PROXY: '10.0.0.1,10.0.0.2' }, { trustProxy: '10.0.0.1,10.0.0.2' }],
])('reads limits: %#', (environment, settings) => {
  const { given: _, ...fixed } = readSettings(environment);
  expect({ ...fixed, ...choicesOf(environment) }).toMatchObject(settings);
});

it('knows every setting that can be typed in the studio', () => {
  const typed = Object.fromEntries(STUDIO_SETTING_NAMES.map((name) => [name, '']));
  expect(Object.keys(readSettings({ ...typed, PATH: '/bin', LLM_MODEL: 'none' }).given)).toEqual([
    'LLM_MODEL',
  ]);
  for (const { name, kind } of STUDIO_SETTINGS) {
    const wrong = kind === 'secret' || kind === 'text' ? 'x'.repeat(1_001) : '?';
    const isFree = /KEY|SECRET|CLIENT_ID|VOICES/u.test(name);
    if (!isFree) expect(() => readChoices({ [name]: wrong }), name).toThrow(name);
  }
});

it('gives each problem of a typed value a code for people', () => {
  const codesOf = (values: NodeJS.ProcessEnv) => {
    try {
      readChoices(values);
      return [];
    } catch (error) {
      return error instanceof SettingsError ? error.problems.map(({ code }) => code) : [error];
    }
  };
  expect(codesOf({ ELEVENLABS_BASE_URL: 'somewhere' })).toEqual(['SETTING_ADDRESS_INVALID']);
  expect(codesOf({ ELEVENLABS_BASE_URL: 'https://a:b@c.example' })).toEqual([
    'SETTING_ADDRESS_WITH_KEY',
  ]);
  expect(codesOf({ ELEVENLABS_PRICE: '-1' })).toEqual(['SETTING_NUMBER_INVALID']);
  expect(codesOf({ HEYGEN_CONCURRENCY: '100', HEYGEN_SCENE_CHARACTERS: '099' })).toEqual([
    'SETTING_NUMBER_INVALID',
    'SETTING_NUMBER_INVALID',
  ]);
  expect(codesOf({ HEYGEN_API_VERSION: 'v1' })).toEqual(['SETTING_INVALID']);
  expect(codesOf({ LLM_INPUT_PRICE: '1', LLM_API_KEY: 'k' })).toEqual([
    'SETTING_PRICES_INCOMPLETE',
  ]);
});

it('keeps regular backups out of the studio’s own files', () => {
  const folderOf = (STUDIO_BACKUP_FOLDER: string) =>
    readSettings({ STUDIO_DATA_DIR: '/srv/tarima', STUDIO_BACKUP_FOLDER }).backup.folder;
  expect(folderOf('/srv/tarima-backups')).toBe('/srv/tarima-backups');
  for (const inside of ['/srv/tarima', '/srv/tarima/', '/srv/tarima/blobs/../blobs/old']) {
    expect(() => folderOf(inside)).toThrow(/STUDIO_BACKUP_FOLDER: a folder outside/u);
  }
});
