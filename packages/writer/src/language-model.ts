import { CodedError, type CodedErrorOptions, type ErrorCode } from '@tarima/contract';
import type { z } from 'zod';

/** What a call cost, as the vendor counted it; all zero where it does not count. */
export type TokenUsage = {
  /** Instructions, material and shape of the answer, each time they were sent. */
  inputTokens: number;
  /** The answer, and what the model thought before it. */
  outputTokens: number;
};

export const NO_USAGE: TokenUsage = { inputTokens: 0, outputTokens: 0 };

/** One question. It has no memory: whatever the model must know stands in it. */
export type ModelRequest<Value> = {
  /** What to do; ours alone. Nothing that a document, a page or a person wrote may stand here. */
  instructions: string;
  /**
   * What to do it with: documents, pages, people's wishes. The adapter strips control and invisible
   * characters and delimits it; a model that is asked to obey what stands in it has no tools to.
   */
  material: string;
  /**
   * What the answer must be: an object at its root, of types that JSON Schema knows. Rules that
   * it does not know (`refine`) are checked too, and told to the model when they fail.
   */
  schema: z.ZodType<Value>;
  /** What was answered before, and what is wrong with it: the same is asked again. */
  earlier?: { answer: Value; faults: string[] };
  /** Names the answer to the model: lower-case letters, digits and underscores, up to 64. */
  name: string;
  /** The longest answer, in tokens; a token is about three letters. */
  maxOutputTokens: number;
  signal?: AbortSignal;
};

export type ModelAnswer<Value> = {
  value: Value;
  /** Of every call that the answer took, a repair included. */
  usage: TokenUsage;
};

/** How much of a piece of work is answered, 0 to 1; each answer may take minutes. */
export type OnAnswered = (fraction: number) => void;

/** The port of every language model: one structured answer to one question, without tools. */
export type LanguageModel = {
  /** Vendor and model, such as `openai/gpt-5-mini`; part of the hash of what it wrote. */
  id: string;
  /**
   * Asks, and waits where the vendor says to, within bounds.
   * @throws LanguageModelError for every failure, an abort included
   */
  ask: <Value>(request: ModelRequest<Value>) => Promise<ModelAnswer<Value>>;
};

/**
 * The codes with which a model fails. UNREACHABLE: no answer, or a broken server. REFUSED: its key is
 * wrong or its account empty. UNKNOWN: the server has no such model. BUSY: it asks to wait longer
 * than a call may. UNUSABLE: it answers, and not what was asked. TOO_LONG: question or answer do not
 * fit; ask for less at a time.
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

/** A failure of a model. Its message carries neither text of users nor the key. */
export class LanguageModelError extends CodedError<LanguageModelErrorCode> {
  /** What was spent in vain. */
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
