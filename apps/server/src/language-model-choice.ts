import type { TokenPrices } from './features/model-usage/token-prices.ts';

const OPENAI = 'https://api.openai.com/v1';
/** What is asked where only a key is set. */
const OPENAI_MODEL = 'gpt-5-mini';

export type LanguageModelChoice = {
  baseUrl: string;
  model: string;
  key: string | undefined;
  /** Null where they are not set. */
  prices: TokenPrices | null;
};

type Values = {
  LANGUAGE_MODEL_BASE_URL?: string | undefined;
  LANGUAGE_MODEL?: string | undefined;
  LANGUAGE_MODEL_KEY?: string | undefined;
  OPENAI_API_KEY?: string | undefined;
  LANGUAGE_MODEL_INPUT_PRICE?: number | undefined;
  LANGUAGE_MODEL_OUTPUT_PRICE?: number | undefined;
};

/** Which model the settings mean; null where none is meant. Throws where it cannot be told. */
export function chooseLanguageModel(values: Values): LanguageModelChoice | null {
  const { LANGUAGE_MODEL: named, LANGUAGE_MODEL_BASE_URL: address } = values;
  const ownKey = values.LANGUAGE_MODEL_KEY;
  if (named === 'none') return null;
  if (!named && !address && !ownKey && !values.OPENAI_API_KEY) return null;

  const baseUrl = (address ?? OPENAI).replace(/\/+$/u, '');
  const { hostname, username, password } = new URL(baseUrl);
  if (username || password) refuse('LANGUAGE_MODEL_BASE_URL: put the key into LANGUAGE_MODEL_KEY');
  const isOpenAi = hostname === new URL(OPENAI).hostname;
  // A key for OpenAI, which other programs of this machine may have set, goes to OpenAI alone.
  const key = ownKey ?? (isOpenAi ? values.OPENAI_API_KEY : undefined);
  if (isOpenAi && !key) refuse('LANGUAGE_MODEL_KEY: OpenAI needs one');
  const model = named ?? (isOpenAi ? OPENAI_MODEL : undefined);
  if (!model) refuse('LANGUAGE_MODEL: which of the models at LANGUAGE_MODEL_BASE_URL?');
  return { baseUrl, model, key, prices: pricesOf(values) };
}

function pricesOf(values: Values): TokenPrices | null {
  const { LANGUAGE_MODEL_INPUT_PRICE: input, LANGUAGE_MODEL_OUTPUT_PRICE: output } = values;
  if (input === undefined && output === undefined) return null;
  if (input === undefined || output === undefined) {
    refuse('LANGUAGE_MODEL_INPUT_PRICE and LANGUAGE_MODEL_OUTPUT_PRICE: both or none');
  }
  return { input, output };
}

function refuse(reason: string): never {
  throw new Error(`These settings cannot be used:\n  ${reason}`);
}
