import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4Prompt,
} from '@ai-sdk/provider';
import { type Clock, createVendorClient } from '@tarima/vendors';
import { LanguageModelError, type TokenUsage } from '../language-model.ts';
import { FailedCall, failureOfAnswer, failureOfConnection } from './model-failure.ts';

/** Models on a small machine think for minutes; a call that takes longer hangs. */
const USUAL_TIMEOUT_MS = 15 * 60_000;
/** The longest answers are a hundred times shorter. */
const MOST_BYTES = 64 * 1024 ** 2;
/** What a model may think, in tokens, where that counts as part of its answer. */
const THINKING_TOKENS = 8_192;

export type VendorSettings = {
  /** Up to and without `/chat/completions`, such as `http://localhost:11434/v1`. */
  baseUrl: string;
  model: string;
  /** Sent as a bearer token; many self-hosted servers want none. */
  key?: string;
  /** How long one answer may take. */
  timeoutMs?: number;
  /** All waiting for one answer where the vendor asks for it; what asks for more is left to the caller. A minute. */
  patienceMs?: number;
  fetch?: typeof globalThis.fetch;
};

type ChatRequest = {
  prompt: LanguageModelV4Prompt;
  maxOutputTokens: number;
  signal: AbortSignal | undefined;
} & Pick<LanguageModelV4CallOptions, 'responseFormat'>;

export type ChatAnswer = {
  text: string;
  /** `length`: cut off at the limit. `withheld`: the vendor refuses to say it. */
  end: 'finished' | 'length' | 'withheld';
  usage: TokenUsage;
};

/**
 * A server's chat completions. By which name it knows the limit of an answer, and whether thoughts
 * count against it, is found out by asking.
 */
export function createChatVendor(settings: VendorSettings, clock: Clock) {
  const { baseUrl, model, key, timeoutMs = USUAL_TIMEOUT_MS, patienceMs } = settings;
  const { hostname, host } = new URL(baseUrl);
  const isOpenAi = hostname === 'api.openai.com';
  // OpenAI's newer models know no other name.
  let hasNewerLimit = isOpenAi;
  let countsThoughts = isOpenAi;

  const send = createVendorClient({
    ...{ fetch: settings.fetch ?? globalThis.fetch, clock, patienceMs },
    read(answer) {
      const failure = failureOfAnswer(answer);
      if (failure) throw failure;
      return answer.body.toString();
    },
    unanswered: failureOfConnection,
    // A vendor that is busy, broken or not there did no work; any other call may be paid already.
    mayCallAgain: (error) => (error instanceof FailedCall && error.isFree ? error : null),
    cancelled: () => new LanguageModelError('CANCELLED', 'no longer wanted'),
  });

  const chat = createOpenAICompatible({
    name: 'vendor',
    baseURL: baseUrl,
    apiKey: key,
    supportsStructuredOutputs: true,
    async fetch(address, { signal, ...request } = {}) {
      const limits = { timeoutMs, mostBytes: MOST_BYTES };
      return new Response(
        await send({ ...request, ...limits, address, signal: signal ?? undefined }),
      );
    },
    transformRequestBody: ({ max_tokens: limit, ...body }) =>
      hasNewerLimit ? { ...body, max_completion_tokens: limit } : { ...body, max_tokens: limit },
  }).chatModel(model);

  /** @throws FailedCall, or a LanguageModelError when aborted */
  async function complete(request: ChatRequest): Promise<ChatAnswer> {
    const { prompt, maxOutputTokens, responseFormat, signal } = request;
    try {
      const answer = await chat.doGenerate({
        prompt,
        maxOutputTokens: maxOutputTokens + (countsThoughts ? THINKING_TOKENS : 0),
        ...(signal && { abortSignal: signal }),
        ...(responseFormat && { responseFormat }),
      });
      return presentAnswer(answer);
    } catch (error) {
      if (!(error instanceof LanguageModelError)) {
        throw new FailedCall('LANGUAGE_MODEL_UNUSABLE', 'an answer without choices');
      }
      const wantsNewerLimit = error instanceof FailedCall && error.wantsNewerLimit;
      if (!wantsNewerLimit || hasNewerLimit) throw error;
      hasNewerLimit = true;
      countsThoughts = true;
      return complete(request);
    }
  }

  return {
    id: `${isOpenAi ? 'openai' : host}/${model}`,
    complete,
    /** The whole limit went into thoughts: from now on there is more. False where there was already. */
    allowThoughts(): boolean {
      if (countsThoughts) return false;
      countsThoughts = true;
      return true;
    },
  };
}

function presentAnswer({
  content,
  finishReason,
  usage,
}: LanguageModelV4GenerateResult): ChatAnswer {
  const { unified } = finishReason;
  return {
    text: content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
    end: unified === 'length' ? 'length' : unified === 'content-filter' ? 'withheld' : 'finished',
    usage: {
      inputTokens: usage.inputTokens.total ?? 0,
      outputTokens: usage.outputTokens.total ?? 0,
    },
  };
}
