import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type Behaviour,
  breaksOff,
  fails,
  failsInside,
  hangs,
  says,
  saysNothing,
  sendsPage,
  startLanguageModelServer,
} from '../../../../test/vendors/language-model-server.ts';
import {
  languageModelConformance,
  type ModelOnTrial,
  type VendorBehaviour,
} from '../language-model-conformance.ts';
import { createOpenAiCompatibleModel } from './openai-compatible.ts';

const KEY = 'sk-test-4a8f0c';

/** Translates a behaviour into the answers of this vendor. */
function answerOf(behaviour: VendorBehaviour): Behaviour {
  switch (behaviour.kind) {
    case 'answers':
      return says(behaviour.text);
    case 'cuts off':
      return says(behaviour.text, { finish: 'length' });
    case 'busy':
      return fails(429, { code: 'rate_limit_exceeded' }, String(behaviour.retryAfterSeconds));
    case 'broken':
      return fails(500, { type: 'server_error' });
    case 'breaks off':
      return breaksOff;
    case 'hangs':
      return hangs;
    case 'refuses the key':
      return fails(401, { code: 'invalid_api_key' });
    case 'has no credit':
      return fails(429, { code: 'insufficient_quota' });
    case 'does not know the model':
      return fails(404, { code: 'model_not_found' });
    case 'finds it too long':
      return fails(400, { code: 'context_length_exceeded' });
    case 'withholds':
      return says('', { finish: 'content_filter' });
    case 'says nothing':
      return saysNothing;
  }
}

type ServerOptions = Parameters<typeof startLanguageModelServer>[0];

const NOW = Date.UTC(2026, 0, 1);

/** A model with its own server. Sleeps end at once, and time limits only by `giveUp`. */
async function trial(options: ServerOptions = {}, key = KEY) {
  const server = await startLanguageModelServer({ key: KEY, ...options });
  const waits: number[] = [];
  const timeIsUp = new AbortController();
  const model = createOpenAiCompatibleModel({
    baseUrl: server.baseUrl,
    model: 'small',
    key,
    clock: {
      now: () => NOW,
      sleep: async (ms) => void waits.push(ms),
      timeout: () => timeIsUp.signal,
    },
  });
  const giveUp = () => timeIsUp.abort(new DOMException('time is up', 'TimeoutError'));
  return { server, model, waits, giveUp };
}

describe('a model behind an OpenAI-compatible server', () => {
  languageModelConformance(async (): Promise<ModelOnTrial> => {
    const { server, model, waits, giveUp } = await trial();
    return {
      model,
      will: (...behaviours) => server.will(...behaviours.map(answerOf)),
      calls: () =>
        server.requests.map(({ messages }) => {
          const of = (isOurs: boolean) =>
            messages
              .filter(({ role }) => (role === 'system') === isOurs)
              .map(({ content }) => content)
              .join('\n');
          return { trusted: of(true), untrusted: of(false) };
        }),
      waits: () => waits,
      called: server.asked,
      giveUp,
      close: server.close,
    };
  }, it);
});

const schema = z.object({ city: z.string(), floors: z.number().int().optional() });
const ask = {
  instructions: 'Say which city it is.',
  material: 'Lisboa',
  schema,
  name: 'city',
  maxOutputTokens: 100,
};
const LISBON = says({ city: 'Lisboa', floors: 2 });

describe('the ways of asking', () => {
  it('asks by schema, in the form that the strictest vendors accept', async () => {
    const { server, model } = await trial();
    server.will(LISBON);
    await model.ask(ask);
    expect(server.requests[0]?.response_format).toEqual({
      type: 'json_schema',
      json_schema: {
        name: 'city',
        strict: true,
        schema: {
          type: 'object',
          properties: { city: { type: 'string' }, floors: { type: 'integer' } },
          required: ['city', 'floors'],
          additionalProperties: false,
        },
      },
    });
    expect(server.requests[0]).not.toHaveProperty('tools');
    expect(model.answerForm()).toBe('schema');
    await server.close();
  });

  it.each([
    [['json_object'], ['json_schema', 'json_object'], 'json'],
    [[], ['json_schema', 'json_object', undefined], 'text'],
  ] as const)(
    'falls back to a form that the server knows, and remembers it',
    async (formats, tried, form) => {
      const { server, model } = await trial({ formats: [...formats] });
      server.will(LISBON, LISBON);
      await model.ask(ask);
      expect(server.requests.map(({ response_format }) => response_format?.type)).toEqual(tried);
      expect(server.requests.at(-1)?.messages[0]?.content).toContain('"city"');
      expect(model.answerForm()).toBe(form);
      await model.ask(ask);
      expect(server.requests).toHaveLength(tried.length + 1);
      await server.close();
    },
  );

  it('notices that a server accepts the schema and ignores it', async () => {
    const { server, model } = await trial();
    server.will(says({ town: 'Lisboa' }), LISBON);
    await model.ask(ask);
    expect(model.answerForm()).toBe('json');
    await server.close();
  });

  it('uses the name of the length limit that the server accepts', async () => {
    const { server, model } = await trial({ wantsNewerLimit: true });
    server.will(LISBON, LISBON);
    await model.ask(ask);
    await model.ask(ask);
    expect(server.requests.map((request) => 'max_tokens' in request)).toEqual([true, false, false]);
    expect(server.requests[1]?.max_completion_tokens).toBeGreaterThan(100);
    await server.close();
  });

  it('raises the limit of answers for a reasoning model, and remembers it', async () => {
    const { server, model } = await trial();
    server.will(says('', { finish: 'length', reasoning: 'Hmm' }), LISBON, LISBON);
    await model.ask(ask);
    await model.ask(ask);
    const limits = server.requests.map(({ max_tokens }) => max_tokens ?? 0);
    expect(limits[0]).toBe(100);
    expect(limits[1]).toBeGreaterThan(1_000);
    expect(limits[2]).toBe(limits[1]);
    await server.close();
  });
});

describe('a server that fails', () => {
  it('counts as failed when its answer with status 200 contains an error', async () => {
    const { server, model, waits } = await trial();
    server.will(failsInside({ code: 429 }), LISBON);
    await expect(model.ask(ask)).resolves.toMatchObject({ value: { city: 'Lisboa' } });
    expect(waits).toHaveLength(1);
    server.will(failsInside({ code: 502 }));
    await expect(model.ask(ask)).rejects.toMatchObject({ code: 'LANGUAGE_MODEL_UNREACHABLE' });
    await server.close();
  });

  it('is unusable if it answers with a web page', async () => {
    const { server, model } = await trial();
    server.will(sendsPage);
    await expect(model.ask(ask)).rejects.toMatchObject({ code: 'LANGUAGE_MODEL_UNUSABLE' });
    await server.close();
  });

  it('is called again three times if nothing answers, and then given up', async () => {
    const { server, model, waits } = await trial();
    await server.close();
    await expect(model.ask(ask)).rejects.toMatchObject({ code: 'LANGUAGE_MODEL_UNREACHABLE' });
    expect(waits).toHaveLength(3);
  });

  it('may give a date in Retry-After', async () => {
    const { server, model, waits } = await trial();
    server.will(fails(503, {}, new Date(NOW + 55_000).toUTCString()), LISBON);
    await model.ask(ask);
    expect(waits).toEqual([55_000]);
    await server.close();
  });

  it.each([
    [429, 'Rate limit reached. Add a payment method: https://a.example/billing', 'BUSY'],
    [429, 'You exceeded your current quota, please check your plan', 'REFUSED'],
    [
      429,
      'Request too large for small on tokens per min: Limit 30000, Requested 90000',
      'TOO_LONG',
    ],
    [400, 'the request exceeds the available context size', 'TOO_LONG'],
    [400, 'max_tokens is too large: 9000. This model supports at most 4096', 'TOO_LONG'],
    [400, 'model "small" not found, try pulling it first', 'UNKNOWN'],
    [402, 'Insufficient Balance', 'REFUSED'],
    [408, 'timed out', 'UNREACHABLE'],
    [504, 'upstream timed out', 'UNREACHABLE'],
  ])('maps %i "%s" to %s', async (status, message, kind) => {
    const { server, model } = await trial({ otherwise: fails(status, { message }) });
    await expect(model.ask(ask)).rejects.toMatchObject({ code: `LANGUAGE_MODEL_${kind}` });
    expect(server.requests).toHaveLength(kind === 'BUSY' ? 4 : 1);
    await server.close();
  });

  it('cannot redirect to another address', async () => {
    const { server, model } = await trial();
    const other = await trial();
    server.will((_, response) => {
      response.writeHead(307, { location: `${other.server.baseUrl}/chat/completions` }).end();
    });
    await expect(model.ask(ask)).rejects.toMatchObject({ code: 'LANGUAGE_MODEL_UNREACHABLE' });
    expect(other.server.requests).toHaveLength(0);
    await Promise.all([server.close(), other.server.close()]);
  });
});

it('keeps key and material out of errors', async () => {
  const { server, model } = await trial({}, 'sk-wrong-91be77');
  const error = await model
    .ask({ ...ask, material: 'secreto de la casa' })
    .catch((e: unknown) => e);
  const told = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error);
  expect(told).toContain('401');
  expect(told).toContain('invalid_api_key');
  expect(told).not.toMatch(/sk-|91be77|secreto/u);
  await server.close();
});
