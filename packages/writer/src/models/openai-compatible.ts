import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { type Clock, systemClock } from '@tarima/vendors';
import type { z } from 'zod';
import {
  type LanguageModel,
  LanguageModelError,
  type LanguageModelErrorCode,
  type ModelAnswer,
  type ModelRequest,
  NO_USAGE,
} from '../language-model.ts';
import {
  type AnswerForm,
  describeFaults,
  describeProblems,
  describeShape,
  keepsShape,
  responseFormat,
  simplerForm,
} from './answer-form.ts';
import { answerSchema } from './answer-schema.ts';
import { type ChatAnswer, createChatVendor, type VendorSettings } from './chat-vendor.ts';
import { frameMaterial } from './frame-material.ts';
import { FailedCall } from './model-failure.ts';
import { isOnlyThoughts, readJson } from './read-json.ts';

/** Most letters of a wrong answer that is sent back to be mended. */
const LONGEST_REPAIR = 40_000;

export type OpenAiCompatibleSettings = VendorSettings & { clock?: Clock };

export type OpenAiCompatibleModel = LanguageModel & {
  /**
   * The form in which this server keeps to the shape of an answer. Null before the first answer.
   */
  answerForm: () => AnswerForm | null;
};

/**
 * Any server with OpenAI's chat completions: OpenAI, Ollama, vLLM, llama.cpp, LM Studio. It is
 * asked by schema first, then in JSON mode, then in words. The form that works is remembered. An
 * unusable answer is sent back once, with its faults.
 */
export function createOpenAiCompatibleModel({
  clock = systemClock,
  ...settings
}: OpenAiCompatibleSettings): OpenAiCompatibleModel {
  const vendor = createChatVendor(settings, clock);
  let known: AnswerForm | null = null;

  async function ask<Value>(request: ModelRequest<Value>): Promise<ModelAnswer<Value>> {
    const shape = answerSchema(request.schema);
    const { system, user } = frameMaterial(request.instructions, request.material);
    const conversation: LanguageModelV4Prompt = [say('user', user)];
    if (request.earlier) {
      const { answer, faults } = request.earlier;
      conversation.push(
        say('assistant', JSON.stringify(answer)),
        say('user', describeFaults(faults)),
      );
    }
    let form = known ?? 'schema';
    let usage = NO_USAGE;
    const failed = (code: LanguageModelErrorCode, message: string) =>
      new LanguageModelError(code, message, { usage });

    /** Asks in the strictest form that the server accepts. */
    async function generate(): Promise<ChatAnswer> {
      const instructions = form === 'schema' ? system : `${system}\n\n${describeShape(shape)}`;
      try {
        return await vendor.complete({
          prompt: [{ role: 'system', content: instructions }, ...conversation],
          maxOutputTokens: request.maxOutputTokens,
          signal: request.signal,
          ...responseFormat(form, request.name, shape),
        });
      } catch (error) {
        const refusesForm = error instanceof FailedCall && error.refusesForm;
        const simpler = refusesForm && simplerForm(form);
        if (!simpler) throw withUsage(error, usage);
        form = simpler;
        return generate();
      }
    }

    for (let isLast = false; ; isLast = true) {
      const answer = await generate();
      usage = {
        inputTokens: usage.inputTokens + answer.usage.inputTokens,
        outputTokens: usage.outputTokens + answer.usage.outputTokens,
      };
      const { value, error } = readAnswer(request.schema, answer.text);
      if (value) {
        known ??= form;
        return { value: value.data, usage };
      }
      if (answer.end === 'withheld') {
        throw failed('LANGUAGE_MODEL_UNUSABLE', 'the vendor holds the answer back');
      }
      if (answer.end === 'length') {
        if (!isLast && isOnlyThoughts(answer.text) && vendor.allowThoughts()) continue;
        throw failed('LANGUAGE_MODEL_TOO_LONG', 'the answer was cut off');
      }
      if (isLast) {
        throw failed('LANGUAGE_MODEL_UNUSABLE', 'the answer has not the shape that was asked for');
      }
      // A server that accepted the schema and ignored it gets a simpler form.
      if (!known && !keepsShape(error)) form = simplerForm(form) ?? form;
      conversation.push(
        // Chat templates need alternating sides, so an empty answer counts too.
        say('assistant', answer.text.slice(0, LONGEST_REPAIR) || '…'),
        say('user', describeProblems(error, shape)),
      );
    }
  }

  return { id: vendor.id, ask, answerForm: () => known };
}

const say = (role: 'user' | 'assistant', text: string): LanguageModelV4Prompt[number] => ({
  role,
  content: [{ type: 'text', text }],
});

/** The first reading that fits the schema, or the errors of the likeliest one. */
function readAnswer<Value>(schema: z.ZodType<Value>, text: string) {
  const readings = readJson(text).map((reading) => schema.safeParse(reading));
  return {
    value: readings.find((reading) => reading.success),
    error: readings.find((reading) => !reading.success)?.error ?? null,
  };
}

/** Adds the tokens of earlier answers to a failure. */
function withUsage(error: unknown, usage: LanguageModelError['usage']): unknown {
  if (!(error instanceof LanguageModelError)) return error;
  const { code, message, retryable, retryAfterMs } = error;
  return new LanguageModelError(code, message, { usage, retryable, retryAfterMs });
}
