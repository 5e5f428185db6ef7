import { askLanguageModel } from '#server/features/settings/ask-language-model.ts';
import { createLog } from '#server/kit/log.ts';
import { inForce } from '#server/live/in-force.ts';
import { createLanguageModel } from '#server/providers/create-language-model.ts';
import type { Settings } from '#server/settings/env.ts';
import { readTypedSettings } from '#server/wiring/typed-settings.ts';
import type { Check, Finding } from './check.ts';

/** A model on a small machine may first have to load. */
const LONGEST_WAIT_MS = 60_000;
const TODO = 'Check LLM_BASE_URL, LLM_API_KEY and LLM_MODEL, or Settings › Language model.';

export const languageModelCheck: Check = {
  name: 'Model',
  async look(settings) {
    const choice = inForce(settings.given, readTypedSettings(settings)).choices.languageModel;
    const model = createLanguageModel(choice);
    if (!choice || !model) {
      const todo = 'Optional: drafts are made without one. LLM_MODEL names one.';
      return { state: 'absent', found: 'none', todo };
    }
    const found = `${choice.model} at ${new URL(choice.baseUrl).host}`;
    return ask(model, found, settings);
  },
};

async function ask(
  model: Parameters<typeof askLanguageModel>[0],
  found: string,
  { language }: Settings,
): Promise<Finding> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  const asked = { language, signal, log: createLog('silent') };
  try {
    const { problem, milliseconds } = await askLanguageModel(model, null, asked);
    const seconds = (milliseconds / 1_000).toFixed(1);
    if (!problem) return { state: 'found', found: `${found} answers in ${seconds} s` };
    return { state: 'missing', found, todo: `${problem.message} ${TODO}` };
  } catch (error) {
    if (!signal.aborted) throw error;
    const waited = `It does not answer within ${LONGEST_WAIT_MS / 1_000} seconds.`;
    return { state: 'missing', found, todo: `${waited} ${TODO}` };
  }
}
