import { createOpenAiCompatibleModel, type OpenAiCompatibleModel } from '@tarima/writer';
import { Agent, fetch as undiciFetch } from 'undici';
import type { LanguageModelChoice } from '#server/settings/language-model-choice.ts';

/**
 * A connection that waits as long as the model thinks. The default gives up after five minutes without a first
 * byte. A model on a small machine needs more.
 */
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
// The same function as the global fetch, in the version of this agent.
const patientFetch = ((url: string, init: object) =>
  undiciFetch(url, { ...init, dispatcher: patient })) as unknown as typeof globalThis.fetch;

/** The model of the settings; null if none is set up. */
export function createLanguageModel(
  choice: LanguageModelChoice | null,
): OpenAiCompatibleModel | null {
  if (!choice) return null;
  const { baseUrl, model, key, timeoutMs } = choice;
  return createOpenAiCompatibleModel({ baseUrl, model, key, timeoutMs, fetch: patientFetch });
}
