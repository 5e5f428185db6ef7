import { expect, it } from 'vitest';
import { readSettings } from './env.ts';

it('needs nothing, and takes an empty value for none', () => {
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
])('%s = %s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

it.each(['eighty', '70000', '-1', '80.5', '1e3'])('says in words what PORT may be: %s', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(/PORT: a number from 0 to 65535$/u);
});

const modelOf = (environment: NodeJS.ProcessEnv) => readSettings(environment).languageModel;

it('has no language model unless one is meant', () => {
  expect(modelOf({})).toBeNull();
  expect(modelOf({ OPENAI_API_KEY: 'sk-1', LANGUAGE_MODEL: 'none' })).toBeNull();
});

it('takes OpenAI where only its key is set', () => {
  expect(modelOf({ OPENAI_API_KEY: 'sk-1' })).toMatchObject({
    baseUrl: 'https://api.openai.com/v1',
    key: 'sk-1',
    prices: null,
  });
});

it('sends OpenAI’s key to nobody else', () => {
  const self = { LANGUAGE_MODEL_BASE_URL: 'http://localhost:11434/v1/', LANGUAGE_MODEL: 'qwen3' };
  expect(modelOf({ ...self, OPENAI_API_KEY: 'sk-1' })).toEqual({
    baseUrl: 'http://localhost:11434/v1',
    model: 'qwen3',
    key: undefined,
    prices: null,
  });
});

it('takes prices, both or none', () => {
  const prices = { LANGUAGE_MODEL_INPUT_PRICE: '0.25', LANGUAGE_MODEL_OUTPUT_PRICE: '2' };
  expect(modelOf({ OPENAI_API_KEY: 'sk-1', ...prices })?.prices).toEqual({ input: 0.25, output: 2 });
});

it.each([
  [{ LANGUAGE_MODEL_BASE_URL: 'http://localhost:1/v1' }, 'LANGUAGE_MODEL:'],
  [{ LANGUAGE_MODEL: 'gpt-5' }, 'LANGUAGE_MODEL_KEY'],
  [{ LANGUAGE_MODEL_BASE_URL: 'https://me:sk-9@a.example/v1' }, 'LANGUAGE_MODEL_BASE_URL'],
  [{ LANGUAGE_MODEL_BASE_URL: 'file:///etc' }, 'LANGUAGE_MODEL_BASE_URL'],
  [{ OPENAI_API_KEY: 'sk-9', LANGUAGE_MODEL_INPUT_PRICE: '1' }, 'LANGUAGE_MODEL_OUTPUT_PRICE'],
  [{ LANGUAGE_MODEL_INPUT_PRICE: 'cheap' }, 'LANGUAGE_MODEL_INPUT_PRICE'],
])('says which setting of a model is wrong, and no key: %#', (environment, name) => {
  const read = () => readSettings(environment);
  expect(read).toThrow(name);
  expect(read).not.toThrow(/sk-9/u);
});
