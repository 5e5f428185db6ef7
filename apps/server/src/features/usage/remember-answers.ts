import { createHash } from 'node:crypto';
import {
  type LanguageModel,
  LanguageModelError,
  type ModelRequest,
  NO_USAGE,
  type TokenUsage,
} from '@tarima/writer';
import { z } from 'zod';

type Ledger = {
  /** The stored answer to a question. Undefined if there is none. */
  find: (key: string) => Promise<unknown>;
  /** Stores an answer with its price. The answer is null if it could not be used. */
  keep: (key: string, answer: unknown, usage: TokenUsage) => Promise<unknown>;
};

/**
 * Wraps a model so that no answer is paid twice. Each paid answer is stored, failed ones too. A
 * schema must accept its own output.
 */
export function rememberAnswers(model: LanguageModel, ledger: Ledger): LanguageModel {
  return {
    id: model.id,
    async ask(request) {
      const key = keyOf(model.id, request);
      const known = request.schema.safeParse(await ledger.find(key));
      if (known.success) return { value: known.data, usage: NO_USAGE };
      try {
        const answer = await model.ask(request);
        await ledger.keep(key, answer.value, answer.usage);
        return answer;
      } catch (error) {
        if (error instanceof LanguageModelError && isSpent(error.usage)) {
          await ledger.keep(key, null, error.usage);
        }
        throw error;
      }
    },
  };
}

const isSpent = ({ inputTokens, outputTokens }: TokenUsage) => inputTokens + outputTokens > 0;

/** A hash of everything that an answer depends on. */
function keyOf<Value>(id: string, request: ModelRequest<Value>): string {
  const { instructions, material, name, maxOutputTokens, earlier } = request;
  const shape = z.toJSONSchema(request.schema, { io: 'input', unrepresentable: 'any' });
  const question = [id, instructions, material, name, maxOutputTokens, shape, earlier];
  return createHash('sha256').update(JSON.stringify(question)).digest('hex');
}
