import { errorMessage, type Language, type TokenCount, type TrialProblem } from '@tarima/contract';
import { type LanguageModel, LanguageModelError, NO_USAGE } from '@tarima/writer';
import { z } from 'zod';
import type { Log } from '#server/kit/log.ts';
import { priced, type TokenPrices } from '#server/settings/token-prices.ts';

/** A small question that a model answers right only if it has read it. */
const QUESTION = {
  instructions: 'Add the two numbers of the material and write the sum.',
  material: '17 and 25',
  schema: z.object({ sum: z.literal(42) }),
  name: 'sum',
  maxOutputTokens: 200,
};

type Answer = { problem: TrialProblem | null; milliseconds: number; spent: TokenCount };

/** Asks a model one small question. A failure is an answer here, not an error. */
export async function askLanguageModel(
  model: Pick<LanguageModel, 'ask'>,
  prices: TokenPrices | null,
  { language, signal, log }: { language: Language; signal: AbortSignal; log: Log },
): Promise<Answer> {
  const started = performance.now();
  const { problem, usage } = await model.ask({ ...QUESTION, signal }).then(
    (answer) => ({ problem: null, usage: answer.usage }),
    (error: unknown) => {
      if (!(error instanceof LanguageModelError)) throw error;
      const { code } = error;
      // Nobody waits for the answer.
      if (code === 'CANCELLED') throw error;
      log.warn({ code, reason: error.message }, 'the language model failed a check');
      return { problem: { code, message: errorMessage(code, language) }, usage: error.usage };
    },
  );
  return {
    problem,
    milliseconds: Math.round(performance.now() - started),
    spent: priced(usage ?? NO_USAGE, prices),
  };
}
