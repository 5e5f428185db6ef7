import {
  type AuditEvent,
  type ModelCheck,
  type SettingField,
  type SettingsTrial,
  STUDIO_SETTING_NAMES,
  type StudioConfig,
  type StudioSettingName,
  type Voice,
} from '@tarima/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { companies, studioSettings } from '#server/db/schema.ts';
import { createSealing } from '#server/kit/sealing.ts';
import { createLive } from '#server/live/live.ts';
import { connectVendors } from '#server/test/connect-vendors.ts';
import { createPeopleCalls } from '#server/test/people-calls.ts';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';
import { startElevenLabsServer } from '../../../../test/vendors/elevenlabs-server.ts';
import { startHostPlatform } from '../../../../test/vendors/host-platform-server.ts';
import {
  fails,
  says,
  startLanguageModelServer,
} from '../../../../test/vendors/language-model-server.ts';
import { startOidcProvider } from '../../../../test/vendors/oidc-provider-server.ts';

const KEY = 'sk-typed-55e0';
const GIVEN_KEY = 'sk-given-90ab';
const HOST_SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const studioOf = useTestStudio({
  GOOGLE_TTS_API_KEY: GIVEN_KEY,
  STUDIO_RETENTION_DAYS: '400',
});
const people = createPeopleCalls(studioOf);
let owner: Person;
let vendors: ReturnType<typeof connectVendors>;
let model: Awaited<ReturnType<typeof startLanguageModelServer>>;

beforeAll(async () => {
  // Sessions go by the one clock, limits of calls by the other.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  owner = await people.owner();
  vendors = connectVendors(studioOf());
  model = await startLanguageModelServer({ key: KEY, otherwise: says({ sum: 42 }) });
});
afterAll(async () => {
  vi.useRealTimers();
  await model.close();
  await vendors.close();
});
/** Nothing is typed, and nothing was changed within the last minute. */
beforeEach(async () => {
  vi.advanceTimersByTime(61_000);
  const { db, live } = studioOf().context;
  await db.delete(studioSettings);
  await live.reload();
});

type Changed = { fields: SettingField[]; check: SettingsTrial | null; isStored: boolean };
type Values = Partial<Record<StudioSettingName, string | null>>;
const change = (group: string, values: Values, more: object = {}, person: Person | null = owner) =>
  people.call<Changed>(person, 'PUT', `settings/groups/${group}`, { values, ...more });
const fields = async () => {
  const { data } = await people.call<{ fields: SettingField[] }>(owner, 'GET', 'settings/fields');
  return data.fields;
};
const fieldOf = async (wanted: StudioSettingName) =>
  (await fields()).find(({ name }) => name === wanted);
const config = async () => (await people.call<StudioConfig>(null, 'GET', 'config')).data;
const modelValues = () => ({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small', LLM_API_KEY: KEY });
const problemsOf = ({ failure }: Awaited<ReturnType<typeof change>>) =>
  failure.details?.fields?.map(({ path, message }) => [path, message]);

describe('the settings to type', () => {
  it('say for each where it comes from, and no secret', async () => {
    const all = await fields();
    expect(all.map(({ name }) => name)).toEqual([...STUDIO_SETTING_NAMES]);
    expect(await fieldOf('GOOGLE_TTS_API_KEY')).toMatchObject({
      ...{ group: 'google', kind: 'secret', source: 'environment' },
      ...{ isSet: true, isLocked: true, value: null },
    });
    expect(await fieldOf('STUDIO_RETENTION_DAYS')).toMatchObject({
      ...{ source: 'environment', value: '400', isLocked: true },
    });
    expect(await fieldOf('HEYGEN_API_VERSION')).toMatchObject({
      ...{ source: 'none', isSet: false, value: null, usual: 'v3', choices: ['v3', 'v2'] },
    });
  });

  it('are for the owner of the studio alone', async () => {
    const ada = await studioOf().signIn();
    for (const [person, status] of [
      [ada, 403],
      [null, 401],
    ] as const) {
      expect((await people.call(person, 'GET', 'settings/fields')).status).toBe(status);
      expect((await change('language-model', modelValues(), {}, person)).status).toBe(status);
    }
    expect(model.requests).toHaveLength(0);
  });
});

describe('a language model', () => {
  it('is tried, stored and in force at once, and gone as soon as it is removed', async () => {
    expect((await config()).hasLanguageModel).toBe(false);
    const { data, text } = await change('language-model', modelValues());
    expect(data).toMatchObject({
      isStored: true,
      check: { problem: null, spent: { inputTokens: 120, outputTokens: 30 }, offer: null },
    });
    expect(text).not.toContain(KEY);
    expect((await config()).hasLanguageModel).toBe(true);
    expect(await fieldOf('LLM_API_KEY')).toMatchObject({
      ...{ source: 'studio', isSet: true, value: null, changedBy: owner.user.full_name },
    });
    const check = await people.call<ModelCheck>(owner, 'POST', 'settings/language-model/check');
    expect(check.data).toMatchObject({ problem: null, settings: { model: 'small', hasKey: true } });
    const none = { LLM_API_KEY: null, LLM_BASE_URL: '', LLM_MODEL: null };
    expect((await change('language-model', none)).data).toMatchObject({
      ...{ isStored: true, check: null },
    });
    expect((await config()).hasLanguageModel).toBe(false);
  });

  it('that refuses the key is not stored, unless the owner insists', async () => {
    const wrong = { ...modelValues(), LLM_API_KEY: 'sk-mistyped' };
    const { data, text } = await change('language-model', wrong);
    expect(data).toMatchObject({
      isStored: false,
      check: { problem: { code: 'LANGUAGE_MODEL_REFUSED' } },
    });
    expect(text).not.toContain('sk-');
    expect((await config()).hasLanguageModel).toBe(false);
    const insisted = await change('language-model', wrong, { isUnchecked: true });
    expect(insisted.data).toMatchObject({ isStored: true, check: null });
    expect((await config()).hasLanguageModel).toBe(true);
  });

  it('in force stays while another is tried', async () => {
    await change('language-model', modelValues());
    const before = studioOf().context.live.vendors();
    model.will(fails(401));
    const { data } = await change('language-model', { LLM_MODEL: 'other' });
    expect(data.isStored).toBe(false);
    expect(studioOf().context.live.vendors()).toBe(before);
    expect((await fieldOf('LLM_MODEL'))?.value).toBe('small');
  });
});

describe('values that cannot be used', () => {
  it.each([
    ['language-model', { LLM_API_KEY: 'k', LLM_INPUT_PRICE: '1' }, 'SETTING_PRICES_INCOMPLETE'],
    ['language-model', { LLM_BASE_URL: 'http://localhost:1/v1' }, 'SETTING_MISSING'],
    ['elevenlabs', { ELEVENLABS_BASE_URL: 'javascript:alert(1)' }, 'SETTING_ADDRESS_INVALID'],
    ['elevenlabs', { ELEVENLABS_BASE_URL: 'https://a:b@c.example' }, 'SETTING_ADDRESS_WITH_KEY'],
    [
      'sign-in',
      { OIDC_ISSUER: 'http://a.example', OIDC_CLIENT_ID: 'a' },
      'SETTING_ADDRESS_NOT_SECURE',
    ],
    ['heygen', { HEYGEN_CONCURRENCY: '1e9' }, 'SETTING_NUMBER_INVALID'],
    [
      'openai',
      { SPEECH_OPENAI_API_KEY: 'k', SPEECH_OPENAI_VOICES: 'a:b' },
      'SETTING_VOICES_INVALID',
    ],
    ['host-platform', { STUDIO_HOST_REDIRECT: '/{id}' }, 'SETTING_HOST_PAGE_INVALID'],
    ['storage', { STUDIO_RETENTION_DAYS: '1' }, 'SETTING_LOCKED'],
    ['storage', { LLM_MODEL: 'none' }, 'SETTING_INVALID'],
  ] as const)('of %s are refused by name: %j', async (group, values: Values, code) => {
    const refused = await change(group, values, { isUnchecked: true });
    expect(refused.failure.code).toBe(code);
    expect(refused.failure.message).not.toBe('');
    expect(problemsOf(refused)?.flat()).toContain(code);
    expect(await studioOf().context.db.select().from(studioSettings)).toEqual([]);
  });

  it('say so in the language of the person', async () => {
    const ask = (language: string) =>
      people.call(
        ...([owner, 'PUT', 'settings/groups/storage'] as const),
        { values: { STUDIO_RETENTION_DAYS: '1' } },
        { 'accept-language': language },
      );
    const sentences = new Set<string>();
    for (const language of ['es', 'en', 'pt']) sentences.add((await ask(language)).failure.message);
    expect(sentences.size).toBe(3);
  });
});

describe('a key', () => {
  it('goes to no other address than the one it was typed for', async () => {
    const other = await startLanguageModelServer({ otherwise: says({ sum: 42 }) });
    await change('language-model', modelValues());
    const moved = await change('language-model', { LLM_BASE_URL: other.baseUrl });
    expect(problemsOf(moved)).toEqual([['LLM_API_KEY', 'SETTING_KEY_AGAIN']]);
    expect((await change('language-model', { LLM_BASE_URL: null })).failure.code).toBe(
      'SETTING_KEY_AGAIN',
    );
    expect(other.requests).toHaveLength(0);
    const again = { LLM_BASE_URL: other.baseUrl, LLM_API_KEY: 'another' };
    expect((await change('language-model', again)).data.isStored).toBe(true);
    await other.close();
  });

  it('of the environment cannot be sent elsewhere from the studio', async () => {
    expect(await fieldOf('GOOGLE_TTS_BASE_URL')).toMatchObject({ source: 'none', isLocked: true });
    const address = { GOOGLE_TTS_BASE_URL: 'https://thief.example' };
    expect((await change('google', address)).failure.code).toBe('SETTING_LOCKED');
    // Nor by an address that was typed before the environment had the key.
    const { db, live, sealing } = studioOf().context;
    const name = 'GOOGLE_TTS_BASE_URL';
    const sealed = sealing.seal(name, address.GOOGLE_TTS_BASE_URL);
    await db.insert(studioSettings).values({ name, sealed });
    await live.reload();
    expect(live.choices().speech.google).toMatchObject({
      ...{ key: GIVEN_KEY, baseUrl: expect.not.stringContaining('thief') },
    });
  });

  it('is in no table and no answer as it was typed', async () => {
    await change('language-model', modelValues());
    await change('elevenlabs', { ELEVENLABS_API_KEY: KEY }, { isUnchecked: true });
    const { db, settings, live } = studioOf().context;
    const rows = await db.select().from(studioSettings);
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${KEY}|${model.baseUrl}|small`, 'u'));
    const answers = [
      await people.call(owner, 'GET', 'settings/fields'),
      await people.call(owner, 'GET', 'settings'),
      await people.call(owner, 'GET', 'audit'),
      await people.call(owner, 'GET', 'audit/export'),
      await people.call(null, 'GET', 'config'),
    ];
    for (const { text } of answers) expect(text).not.toContain('sk-');
    expect(JSON.stringify(settings)).not.toContain(KEY);

    expect(live.choices().languageModel?.key).toBe(KEY);
  });

  it('leaves its name in the trail, with who changed it, and never its value', async () => {
    await change('language-model', modelValues());
    await change('language-model', { LLM_MODEL: 'small' });
    const { data, text } = await people.call<{ events: AuditEvent[] }>(
      ...([owner, 'GET', 'audit?action=settings-stored'] as const),
    );
    expect(data.events[0]).toMatchObject({
      ...{ actor: owner.user.full_name, subject: 'language-model' },
      subjectName: 'LLM_API_KEY, LLM_MODEL, LLM_BASE_URL',
    });
    expect(text).not.toContain(KEY);
  });
});

describe('voices of a vendor', () => {
  it('are on the list as soon as the key is stored, and leave it with the key', async () => {
    const server = await startElevenLabsServer();
    const voices = async () => (await people.call<Voice[]>(owner, 'GET', 'voices')).data;
    const values = { ELEVENLABS_BASE_URL: server.address, ELEVENLABS_API_KEY: KEY };
    const { data } = await change('elevenlabs', { ...values, ELEVENLABS_PRICE: '50' });
    expect(data.check).toMatchObject({ problem: null, offer: { listed: 4 } });
    expect((await voices()).find(({ vendor }) => vendor === 'elevenlabs')).toMatchObject({
      character_price: 50,
    });
    await change('elevenlabs', { ELEVENLABS_PRICE: '60' });
    expect((await voices()).find(({ vendor }) => vendor === 'elevenlabs')).toMatchObject({
      character_price: 60,
    });
    await change('elevenlabs', { ELEVENLABS_API_KEY: null, ELEVENLABS_BASE_URL: null });
    expect((await voices()).some(({ vendor }) => vendor === 'elevenlabs')).toBe(false);
    await server.close();
    const gone = await change('elevenlabs', values);
    expect(gone.data.check?.problem?.code).toBe('SPEECH_UNREACHABLE');
  });
});

describe('signing in by a provider', () => {
  it('is offered once the provider describes itself', async () => {
    const provider = await startOidcProvider();
    provider.admit({ id: 'tarima', secret: 's3cret-of-oidc', origin: 'http://127.0.0.1:1' });
    const values = {
      ...{ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'tarima', OIDC_NAME: 'Acme' },
      OIDC_CLIENT_SECRET: 's3cret-of-oidc',
    };
    expect((await change('sign-in', values)).data).toMatchObject({
      ...{ isStored: true, check: { problem: null } },
    });
    expect((await config()).oidcName).toBe('Acme');
    const start = await studioOf().call(null, { url: '/api/v1/auth/oidc/start' });
    expect(start.headers.location).toContain(provider.issuer);
    await provider.close();
    const moved = { ...values, OIDC_ISSUER: 'http://127.0.0.1:1' };
    expect((await change('sign-in', moved)).data).toMatchObject({
      ...{ isStored: false, check: { problem: { code: 'OIDC_UNREACHABLE' } } },
    });
    await change('sign-in', { OIDC_ISSUER: null, OIDC_CLIENT_ID: null, OIDC_CLIENT_SECRET: null });
    expect((await config()).oidcName).toBeNull();
  });
});

describe('the host platform', () => {
  it('gets a signed message before its address is stored', async () => {
    const host = await startHostPlatform(HOST_SECRET);
    const values = { STUDIO_HOST_WEBHOOK: host.address, STUDIO_HOST_SECRET: HOST_SECRET };
    expect((await change('host-platform', values)).data.isStored).toBe(true);
    expect(host.messages).toMatchObject([{ isSigned: true, body: { type: 'ping' } }]);
    const page = await people.call<{ webhook: string }>(owner, 'GET', 'settings/host-platform');
    expect(page.data.webhook).toBe(new URL(host.address).host);
    expect(page.text).not.toContain('whsec_');
    host.will({ status: 500 });
    const refused = await change('host-platform', { STUDIO_HOST_SECRET: HOST_SECRET });
    expect(refused.data.check?.problem?.code).toBe('HOST_REFUSED');
    await host.close();
  });
});

it('a company’s limit of storage counts from the next upload on', async () => {
  await change('storage', { STUDIO_COMPANY_GIGABYTES: '0' });
  const full = await studioOf().upload(owner, videoProject(owner, [pdf('a.pdf', 'Hola.')]));
  expect(full.failure.code).toBe('COMPANY_STORAGE_FULL');
  await change('storage', { STUDIO_COMPANY_GIGABYTES: null });
  expect(await studioOf().draftedProject(owner)).toMatchObject({ type: 'video' });
});

describe('settings that another key has encrypted', () => {
  const typedElsewhere = async () => {
    const other = createSealing('the key of another machine, 32 characters or more');
    const { db, live } = studioOf().context;
    for (const [name, value] of Object.entries(modelValues())) {
      const sealed = other.seal(name, value);
      await db.insert(studioSettings).values({ name: name as StudioSettingName, sealed });
    }
    await live.reload();
  };

  it('count as not set, are named to the owner, and can be typed again', async () => {
    await typedElsewhere();
    expect((await config()).hasLanguageModel).toBe(false);
    expect(await fieldOf('LLM_API_KEY')).toMatchObject({
      ...{ isUnreadable: true, isSet: false, value: null },
    });
    // A key alone would be sent to the usual address.
    const half = await change('language-model', { LLM_API_KEY: KEY }, { isUnchecked: true });
    expect(problemsOf(half)).toEqual([
      ['LLM_BASE_URL', 'SETTING_MISSING'],
      ['LLM_MODEL', 'SETTING_MISSING'],
    ]);
    expect((await change('language-model', modelValues())).data.isStored).toBe(true);
    expect((await config()).hasLanguageModel).toBe(true);
  });

  it('never stop a start, nor do values that no longer go together', async () => {
    await typedElsewhere();
    const { db, settings, sealing, providers, log } = studioOf().context;
    const name = 'SPEECH_OPENAI_BASE_URL';
    await db
      .insert(studioSettings)
      .values({ name, sealed: sealing.seal(name, 'http://own.example/v1') });
    const live = await createLive({ db, settings, sealing, providers, log });
    expect(live.choices()).toMatchObject({ languageModel: null, speech: { openai: null } });
    expect(live.choices().speech.google?.key).toBe(GIVEN_KEY);
  });
});

it('an owner without a second step changes nothing where a company requires one', async () => {
  const { db, live } = studioOf().context;
  await db.update(companies).set({ requiresSecondFactor: true });
  const { session } = studioOf().services;
  const opened = await session.open(owner.user.id);
  const byPassword = { ...opened, companyId: '' };
  const values = { STUDIO_COMPANY_GIGABYTES: '9' };
  expect((await change('storage', values, {}, byPassword)).failure.code).toBe(
    'SECOND_FACTOR_FIRST',
  );
  expect(live.choices().companyBytes).toBeNull();
  await db.update(companies).set({ requiresSecondFactor: false });
  expect((await change('storage', values, {}, byPassword)).data.isStored).toBe(true);
});
