import type { TokenPrices } from './token-prices.ts';

const OPENAI = 'https://api.openai.com/v1';
/** The default model where only a key is set. */
const OPENAI_MODEL = 'gpt-5-mini';

export type LanguageModelChoice = {
  baseUrl: string;
  model: string;
  key: string | undefined;
  /** Milliseconds that one answer may take. */
  timeoutMs: number;
  /** Null if no prices are set. */
  prices: TokenPrices | null;
};

type Values = {
  LLM_BASE_URL?: string | undefined;
  LLM_MODEL?: string | undefined;
  LLM_API_KEY?: string | undefined;
  OPENAI_API_KEY?: string | undefined;
  LLM_INPUT_PRICE?: number | undefined;
  LLM_OUTPUT_PRICE?: number | undefined;
  LLM_TIMEOUT_MINUTES: number;
};

/** The model that the settings mean; null for none. Throws where they are unclear. */
export function chooseLanguageModel(values: Values): LanguageModelChoice | null {
  const { LLM_MODEL: named, LLM_BASE_URL: address } = values;
  const ownKey = values.LLM_API_KEY;
  if (named === 'none') return null;
  if (!named && !address && !ownKey && !values.OPENAI_API_KEY) return null;

  const baseUrl = (address ?? OPENAI).replace(/(?<!\/)\/+$/u, '');
  const { hostname, username, password } = new URL(baseUrl);
  if (username || password) refuse('LLM_BASE_URL: put the key into LLM_API_KEY');
  const isOpenAi = hostname === new URL(OPENAI).hostname;
  // Other programs of this machine may have set OpenAI's key. It goes to OpenAI alone.
  const key = ownKey ?? (isOpenAi ? values.OPENAI_API_KEY : undefined);
  if (isOpenAi && !key) refuse('LLM_API_KEY: OpenAI needs one');
  const model = named ?? (isOpenAi ? OPENAI_MODEL : undefined);
  if (!model) refuse('LLM_MODEL: which of the models at LLM_BASE_URL?');
  const timeoutMs = values.LLM_TIMEOUT_MINUTES * 60_000;
  return { baseUrl, model, key, timeoutMs, prices: pricesOf(values) };
}

function pricesOf(values: Values): TokenPrices | null {
  const { LLM_INPUT_PRICE: input, LLM_OUTPUT_PRICE: output } = values;
  if (input === undefined && output === undefined) return null;
  if (input === undefined || output === undefined) {
    refuse('LLM_INPUT_PRICE and LLM_OUTPUT_PRICE: both or none');
  }
  return { input, output };
}

function refuse(reason: string): never {
  throw new Error(`These settings cannot be used:\n  ${reason}`);
}
