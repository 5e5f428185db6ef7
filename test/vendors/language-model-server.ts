import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Message = { role: 'system' | 'user' | 'assistant'; content: string };

/** A request for a chat completion, in OpenAI's published shape. */
export type ChatCompletionRequest = {
  model: string;
  messages: Message[];
  max_tokens?: number;
  max_completion_tokens?: number;
  response_format?:
    | { type: 'json_object' }
    | { type: 'json_schema'; json_schema: { name: string; strict: boolean; schema: unknown } };
};

/** The server's handling of one request. */
export type Behaviour = (request: ChatCompletionRequest, response: ServerResponse) => void;

type Options = {
  /** The key that it requires. */
  key?: string;
  /** Its models; any if absent. */
  models?: string[];
  /** The response formats that it knows. */
  formats?: ('json_schema' | 'json_object')[];
  /** True if it requires the newer name for an answer's limit, like OpenAI's newer models. */
  wantsNewerLimit?: boolean;
  /** The longest conversation that it accepts, in characters. */
  longest?: number;
  /** Its behaviour when none is planned. */
  otherwise?: Behaviour;
};

export type LanguageModelServer = Awaited<ReturnType<typeof startLanguageModelServer>>;

/** A server of language models over real HTTP that misbehaves on demand. */
export async function startLanguageModelServer(options: Options = {}) {
  const { key, models, formats = ['json_schema', 'json_object'] } = options;
  const requests: ChatCompletionRequest[] = [];
  const planned: Behaviour[] = [];
  const waiting: (() => void)[] = [];
  const otherwise = options.otherwise ?? fails(500, { type: 'server_error' });

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.url !== '/v1/chat/completions') return fails(404)(NOTHING, response);
    // The server checks the shape, request by request.
    const request = (await json(incoming)) as ChatCompletionRequest;
    requests.push(request);
    for (const wake of waiting.splice(0)) wake();
    (refusal(incoming, request) ?? planned.shift() ?? otherwise)(request, response);
  }

  function refusal(incoming: IncomingMessage, request: ChatCompletionRequest): Behaviour | null {
    const letters = request.messages.reduce((sum, { content }) => sum + content.length, 0);
    if (key && incoming.headers.authorization !== `Bearer ${key}`) {
      return fails(401, {
        message: `Incorrect API key provided: ${incoming.headers.authorization}. You can find your key in your account.`,
        type: 'invalid_request_error',
        code: 'invalid_api_key',
      });
    }
    if (models && !models.includes(request.model)) {
      return fails(404, {
        message: `The model \`${request.model}\` does not exist or you do not have access to it.`,
        code: 'model_not_found',
      });
    }
    if (options.longest && letters > options.longest) {
      return fails(400, {
        message: "This model's maximum context length is 4096 tokens. However, you requested more.",
        code: 'context_length_exceeded',
      });
    }
    if (options.wantsNewerLimit && request.max_tokens !== undefined) {
      return fails(400, {
        message:
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        code: 'unsupported_parameter',
      });
    }
    const format = request.response_format?.type;
    if (format && !formats.includes(format)) {
      return fails(400, { message: `'response_format.type' must be one of: text ${formats}` });
    }
    return null;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so its address is not a pipe's name.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** All requests, in order. */
    requests,
    /** Sets its behaviour for the next requests, in order. */
    will: (...behaviours: Behaviour[]) => void planned.push(...behaviours),
    /** Resolves after this many requests. */
    async asked(times: number): Promise<void> {
      while (requests.length < times) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const NOTHING: ChatCompletionRequest = { model: '', messages: [] };
const USAGE = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 };

function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

const completion = (model: string, choices: unknown[]) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_760_000_000,
  model,
  choices,
  usage: USAGE,
});

type Ending = { finish?: 'stop' | 'length' | 'content_filter'; reasoning?: string };

/** Answers with this text. An object becomes JSON. */
export const says =
  (content: unknown, { finish = 'stop', reasoning }: Ending = {}): Behaviour =>
  ({ model }, response) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const message = { role: 'assistant', content: text, reasoning_content: reasoning };
    send(response, 200, completion(model, [{ index: 0, message, finish_reason: finish }]));
  };

/** A refusal or a fault, in the shape of OpenAI's errors. */
export const fails =
  (status: number, error: Record<string, string> = {}, retryAfter?: string): Behaviour =>
  (_, response) =>
    send(
      response,
      status,
      { error: { message: 'failed', type: 'error', param: null, code: null, ...error } },
      retryAfter ? { 'retry-after': retryAfter } : {},
    );

/** Answers with a success status and an error inside. */
export const failsInside =
  (error: Record<string, unknown>): Behaviour =>
  (_, response) =>
    send(response, 200, { error: { message: 'upstream failed', ...error } });

/** An answer without content. */
export const saysNothing: Behaviour = ({ model }, response) =>
  send(response, 200, completion(model, []));

/** Takes the question and never answers. */
export const hangs: Behaviour = () => undefined;

/** Breaks the connection in the middle of its answer. */
export const breaksOff: Behaviour = ({ model }, response) => {
  const body = JSON.stringify(completion(model, []));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.write(body.slice(0, 20), () => response.destroy());
};

/** Sends a web page, as another server at this address would. */
export const sendsPage: Behaviour = (_, response) =>
  send(response, 200, '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' });
