import type { ModelCheck, Session, VendorCheck } from '@tarima/contract';
import { createElevenLabsSpeech, createLocalSpeech } from '@tarima/speech';
import { createOpenAiCompatibleModel } from '@tarima/writer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSpeechModels } from '#server/providers/speech-models.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';
import { startElevenLabsServer } from '../../../../test/vendors/elevenlabs-server.ts';
import {
  fails,
  type LanguageModelServer,
  says,
  startLanguageModelServer,
} from '../../../../test/vendors/language-model-server.ts';

const KEY = 'sk-secret-7d41';
const VOICE_KEY = 'sk-secret-9be2';
const MODEL = {
  LLM_BASE_URL: 'http://models.example:8000/v1',
  LLM_MODEL: 'qwen3:8b',
  LLM_API_KEY: KEY,
  LLM_INPUT_PRICE: '2',
  LLM_OUTPUT_PRICE: '10',
  ELEVENLABS_API_KEY: VOICE_KEY,
  ELEVENLABS_PRICE: '50',
  HEYGEN_API_KEY: VOICE_KEY,
};
const studioOf = useTestStudio(MODEL);
let vendor: LanguageModelServer;
let owner: Person;
let ada: Person;

beforeAll(async () => {
  vendor = await startLanguageModelServer({ key: KEY });
  studioOf().providers.vendors.languageModel = createOpenAiCompatibleModel({
    baseUrl: vendor.baseUrl,
    model: 'qwen3:8b',
    key: KEY,
  });
  const { session } = studioOf().services;
  const entered: Session = await session.login(await session.launchOwner());
  owner = { ...entered, companyId: entered.companies[0]?.pk ?? '' };
  ada = await studioOf().signIn();
});
afterAll(() => vendor.close());

const get = (person: Person | null) => studioOf().call(person, { url: '/api/v1/settings' });
const check = (person: Person | null) =>
  studioOf().call<ModelCheck>(person, {
    method: 'POST',
    url: '/api/v1/settings/language-model/check',
    headers: { 'accept-language': 'pt' },
  });

describe('the settings', () => {
  it('show the owner the configured parts, and no key', async () => {
    const { data, text } = await get(owner);
    const unpaid = { units: 0, cost: 0 };
    expect(data).toMatchObject({
      vendors: [
        { id: 'openai', server: null, hasKey: false },
        { id: 'elevenlabs', server: 'api.elevenlabs.io', hasKey: true, price: 50, spent: unpaid },
        { id: 'google', server: null },
        { id: 'heygen', kind: 'presenters', model: 'v3', price: 0.0667, spent: unpaid },
      ],
      languageModel: {
        model: 'qwen3:8b',
        server: 'models.example:8000',
        hasKey: true,
        answerForm: null,
        prices: { input: 2, output: 10 },
      },
    });
    expect(text).not.toContain('sk-');
  });

  it('are for the owner alone', async () => {
    expect(owner.user.is_owner).toBe(true);
    expect(ada.user.is_owner).toBe(false);
    for (const call of [get, check]) {
      expect((await call(ada)).status).toBe(403);
      expect((await call(null)).status).toBe(401);
    }
    const stranger = await studioOf().signIn({ sub: 'owner2', name: 'owner' });
    expect((await get(stranger)).failure.code).toBe('FORBIDDEN');
    expect(vendor.requests).toHaveLength(0);
  });
});

describe('the check of a vendor', () => {
  const checkVoices = (person: Person) =>
    studioOf().call<VendorCheck>(person, {
      method: 'POST',
      url: '/api/v1/settings/vendors/elevenlabs/check',
    });

  it('asks for a free list, and explains what is wrong', async () => {
    const voices = await startElevenLabsServer({ key: VOICE_KEY });
    const reference = createLocalSpeech();
    const at = (baseUrl: string) =>
      createElevenLabsSpeech({ baseUrl, key: VOICE_KEY, model: 'eleven_flash_v2_5', reference });
    const { speech } = studioOf().providers.vendors;
    const own = speech.all;
    Object.assign(speech, createSpeechModels([...own, at(voices.address)]));
    const { data } = await checkVoices(owner);
    expect(data.problem).toBeNull();
    expect(data.offered).toBeGreaterThan(0);
    expect(data.listed).toBeGreaterThan(data.offered);
    expect(voices.calls).toHaveLength(0);
    expect((await checkVoices(ada)).status).toBe(403);
    await voices.close();
    const { data: gone, text } = await checkVoices(owner);
    expect(gone.problem?.code).toBe('SPEECH_UNREACHABLE');
    expect(text).not.toContain('sk-');
    Object.assign(speech, createSpeechModels(own));
    expect((await checkVoices(owner)).failure.code).toBe('NOT_FOUND');
    await reference.close();
  });
});

describe('the check', () => {
  it('asks one small question, and shows its cost and its answer', async () => {
    vendor.will(says({ sum: 42 }));
    const { data } = await check(owner);
    expect(data.problem).toBeNull();
    expect(data.spent).toEqual({ inputTokens: 120, outputTokens: 30, cost: 0.00054 });
    expect(data.settings.answerForm).toBe('schema');
    expect(vendor.requests[0]?.max_tokens).toBeLessThan(1_000);
  });

  it('explains what is wrong in the person’s language, without the key', async () => {
    vendor.will(
      fails(401, { message: `Incorrect API key provided: ${KEY}`, code: 'invalid_api_key' }),
    );
    const { data, text } = await check(owner);
    expect(data.problem?.code).toBe('LANGUAGE_MODEL_REFUSED');
    expect(data.problem?.message).toContain('não aceita a chave');
    expect(text).not.toContain('sk-');
  });

  it('does not accept a wrong answer', async () => {
    vendor.will(says({ sum: 41 }), says({ sum: 41 }));
    const { data } = await check(owner);
    expect(data.problem?.code).toBe('LANGUAGE_MODEL_UNUSABLE');
    expect(data.spent.outputTokens).toBe(60);
  });
});
