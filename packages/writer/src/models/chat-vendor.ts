import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4Prompt,
} from '@ai-sdk/provider';
import { type Clock, createVendorClient } from '@tarima/vendors';
import { LanguageModelError, type TokenUsage } from '../language-model.ts';
import { FailedCall, failureOfAnswer, failureOfConnection } from './model-failure.ts';

/** Models on a small machine may think for minutes. A longer call counts as hanging. */
const USUAL_TIMEOUT_MS = 15 * 60_000;
/** The longest answers are a hundred times shorter. */
const MOST_BYTES = 64 * 1024 ** 2;
/** Tokens for thoughts, where they count as part of the answer. */
const THINKING_TOKENS = 8_192;

export type VendorSettings = {
  /** The address before `/chat/completions`, such as `http://localhost:11434/v1`. */
  baseUrl: string;
  model: string;
  /** Sent as a bearer token. Many self-hosted servers need none. */
  key?: string;
  timeoutMs?: number;
  /**
   * Most milliseconds of waiting for one answer when the vendor asks for it; a minute by default. A
   * longer wait is left to the caller.
   */
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
  /** `length`: cut off at the limit. `withheld`: refused by the vendor. */
  end: 'finished' | 'length' | 'withheld';
  usage: TokenUsage;
};

/**
 * A server's chat completions. It learns the server's name for the answer's limit by asking. It
 * also learns whether thoughts count against that limit.
 */
export function createChatVendor(settings: VendorSettings, clock: Clock) {
  const { baseUrl, model, key, timeoutMs = USUAL_TIMEOUT_MS, patienceMs } = settings;
  const { hostname, host } = new URL(baseUrl);
  const isOpenAi = hostname === 'api.openai.com';
  // OpenAI's newer models accept only the newer name.
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
        throw new FailedCall('LANGUAGE_MODEL_UNUSABLE', 'an answer without choices', {
          cause: error,
        });
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
    /** Raises the limit after thoughts used all of it. False if it was raised already. */
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
