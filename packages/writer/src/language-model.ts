import { CodedError, type CodedErrorOptions, type ErrorCode } from '@tarima/contract';
import type { z } from 'zod';

/** Tokens of a call as the vendor counted them. All zero where it does not count. */
export type TokenUsage = {
  /** Instructions, material and schema, each time they were sent. */
  inputTokens: number;
  /** Includes the model's thoughts. */
  outputTokens: number;
};

export const NO_USAGE: TokenUsage = { inputTokens: 0, outputTokens: 0 };

/** One question. A model has no memory, so the question holds all that it must know. */
export type ModelRequest<Value> = {
  /** The task, written by us alone. No text of a document, page or person may be in it. */
  instructions: string;
  /**
   * Documents, pages, people's wishes. The adapter strips control and invisible characters and puts
   * marks around it. A model has no tools, so orders in the material can do nothing.
   */
  material: string;
  /**
   * Schema of the answer: an object at its root, with types that JSON Schema knows. Other rules
   * (`refine`) are checked too, and the model is told when they fail.
   */
  schema: z.ZodType<Value>;
  /** An earlier answer and its faults. The same question is asked again. */
  earlier?: { answer: Value; faults: string[] };
  /** Name of the answer for the model: up to 64 lower-case letters, digits and underscores. */
  name: string;
  /** Most tokens of the answer. A token is about three letters. */
  maxOutputTokens: number;
  signal?: AbortSignal;
};

export type ModelAnswer<Value> = {
  value: Value;
  /** Tokens of all calls for the answer, including a repair. */
  usage: TokenUsage;
};

/** Called with the answered share of the work, 0 to 1. Each answer may take minutes. */
export type OnAnswered = (fraction: number) => void;

/** The port of every language model: one structured answer to one question, without tools. */
export type LanguageModel = {
  /** Vendor and model, such as `openai/gpt-5-mini`. Part of the hash of its texts. */
  id: string;
  /**
   * Asks, and waits within limits where the vendor says so.
   * @throws LanguageModelError for every failure, including an abort
   */
  ask: <Value>(request: ModelRequest<Value>) => Promise<ModelAnswer<Value>>;
};

/**
 * The codes of a model's failure. UNREACHABLE: no answer, or a broken server. REFUSED: the key is
 * wrong or the account is empty. UNKNOWN: the server does not have the model. BUSY: the vendor asks
 * for a longer wait than a call may take. UNUSABLE: the answer does not fit the question. TOO_LONG:
 * question or answer do not fit, so ask for less at a time.
 */
export type LanguageModelErrorCode = Extract<
  ErrorCode,
  | 'LANGUAGE_MODEL_UNREACHABLE'
  | 'LANGUAGE_MODEL_REFUSED'
  | 'LANGUAGE_MODEL_UNKNOWN'
  | 'LANGUAGE_MODEL_BUSY'
  | 'LANGUAGE_MODEL_UNUSABLE'
  | 'LANGUAGE_MODEL_TOO_LONG'
  | 'CANCELLED'
>;

/** A failure of a model. Its message contains no user's text and no key. */
export class LanguageModelError extends CodedError<LanguageModelErrorCode> {
  /** Tokens of the failed calls. */
  readonly usage: TokenUsage;

  constructor(
    code: LanguageModelErrorCode,
    message: string,
    { usage = NO_USAGE, ...options }: CodedErrorOptions & { usage?: TokenUsage } = {},
  ) {
    super(code, message, options);
    this.usage = usage;
  }
}
