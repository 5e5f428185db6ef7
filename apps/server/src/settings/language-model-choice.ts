import { refuseSetting } from './settings-error.ts';
import type { TokenPrices } from './token-prices.ts';

/** OpenAI's address, and the model where only a key is set. */
export const LANGUAGE_MODEL_DEFAULTS = {
  baseUrl: 'https://api.openai.com/v1',
  model: 'gpt-5-mini',
  timeoutMinutes: '15',
};

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

/** The model that the settings mean; null for none. Throws a SettingsError where they are unclear. */
export function chooseLanguageModel(values: Values): LanguageModelChoice | null {
  const { LLM_MODEL: named, LLM_BASE_URL: address } = values;
  const ownKey = values.LLM_API_KEY;
  if (named === 'none') return null;
  if (!named && !address && !ownKey && !values.OPENAI_API_KEY) return null;

  const baseUrl = address ?? LANGUAGE_MODEL_DEFAULTS.baseUrl;
  const isOpenAi = new URL(baseUrl).hostname === new URL(LANGUAGE_MODEL_DEFAULTS.baseUrl).hostname;
  // Other programs of this machine may have set OpenAI's key. It goes to OpenAI alone.
  const key = ownKey ?? (isOpenAi ? values.OPENAI_API_KEY : undefined);
  if (isOpenAi && !key) refuseSetting('LLM_API_KEY', 'SETTING_MISSING', 'OpenAI needs one');
  const model = named ?? (isOpenAi ? LANGUAGE_MODEL_DEFAULTS.model : undefined);
  if (!model) {
    refuseSetting('LLM_MODEL', 'SETTING_MISSING', 'which of the models at LLM_BASE_URL?');
  }
  const timeoutMs = values.LLM_TIMEOUT_MINUTES * 60_000;
  return { baseUrl, model, key, timeoutMs, prices: pricesOf(values) };
}

function pricesOf(values: Values): TokenPrices | null {
  const { LLM_INPUT_PRICE: input, LLM_OUTPUT_PRICE: output } = values;
  if (input === undefined && output === undefined) return null;
  if (input === undefined || output === undefined) {
    const missing = input === undefined ? 'LLM_INPUT_PRICE' : 'LLM_OUTPUT_PRICE';
    refuseSetting(missing, 'SETTING_PRICES_INCOMPLETE', 'both prices of the model or none');
  }
  return { input, output };
}
