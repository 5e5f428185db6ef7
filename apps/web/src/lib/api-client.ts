import { type Endpoint, failureSchema, successSchema } from '@tarima/contract';
import { z } from 'zod';
import { ApiError, UnreachableError, UnreadableAnswerError } from './api-error.ts';
import { sendForm, type UploadProgress } from './send-form.ts';

export type AnsweringEndpoint = Endpoint & { data: z.ZodType };

type Part<E, Name extends string> =
  E extends Record<Name, infer Schema extends z.ZodType>
    ? Record<Name, z.input<Schema>>
    : Record<never, never>;

/** The input of a call: the parts that its endpoint declares. */
export type InputOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;
export type DataOf<E extends AnsweringEndpoint> = z.output<E['data']>;

type UploadAnswer<E extends AnsweringEndpoint> = {
  data: DataOf<E>;
  message: E extends { hasMessage: true } ? string : undefined;
};

type AnyInput = { params?: object; query?: object; body?: unknown };
type RawAnswer = { status: number; text: string };

type ApiClientOptions = {
  readToken: () => string | null;
  readLanguage: () => string;
};

export type ApiClient = ReturnType<typeof createApiClient>;

/** Calls the server by the contract's endpoints. Answers are checked against their schemas. */
export function createApiClient({ readToken, readLanguage }: ApiClientOptions) {
  const unauthenticatedListeners = new Set<() => void>();

  const headers = (): Record<string, string> => {
    const token = readToken();
    return {
      'Accept-Language': readLanguage(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    };
  };

  function readAs(endpoint: Pick<AnsweringEndpoint, 'data' | 'hasMessage'>, answer: RawAnswer) {
    const success = successSchema(endpoint).safeParse(parseJson(answer.text));
    if (answer.status === 401 || !success.success) throw failureOf(answer, success.error);
    return success.data;
  }

  const read = <E extends AnsweringEndpoint>(endpoint: E, answer: RawAnswer) =>
    // The answer was parsed by this endpoint's own schema.
    readAs(endpoint, answer).data as DataOf<E>;

  function failureOf(answer: RawAnswer, cause?: Error): ApiError | UnreachableError {
    if (answer.status === 401) for (const listener of unauthenticatedListeners) listener();
    const failure = failureSchema.safeParse(parseJson(answer.text));
    if (failure.success) return new ApiError(failure.data, answer.status);
    return answer.status < 300 ? new UnreadableAnswerError(cause) : new UnreachableError(cause);
  }

  async function send(
    address: string,
    { method, body }: { method: Endpoint['method']; body?: unknown },
    signal?: AbortSignal,
  ): Promise<Response> {
    return fetch(address, {
      method,
      credentials: 'include',
      headers: {
        ...headers(),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new UnreachableError(error);
    });
  }

  const sendCall = (endpoint: Endpoint, input: AnyInput, signal?: AbortSignal) =>
    send(addressOf(endpoint, input), { method: endpoint.method, body: input.body }, signal);

  return {
    /** Gets an address. A given schema checks the answer. Throws like `call`. */
    async get(address: string, data: z.ZodType = z.unknown(), signal?: AbortSignal) {
      const response = await send(address, { method: 'GET' }, signal);
      return readAs({ data }, { status: response.status, text: await response.text() }).data;
    },

    /** @throws ApiError when the server refuses, UnreachableError when it does not answer. */
    async call<E extends AnsweringEndpoint>(
      endpoint: E,
      input: InputOf<E>,
      signal?: AbortSignal,
    ): Promise<DataOf<E>> {
      const response = await sendCall(endpoint, input, signal);
      return read(endpoint, { status: response.status, text: await response.text() });
    },

    /** A call whose answer is a file. Throws like `call`. */
    async file<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Blob> {
      const response = await sendCall(endpoint, input);
      if (!response.ok) throw failureOf({ status: response.status, text: await response.text() });
      return response.blob().catch((error: unknown) => {
        throw new UnreachableError(error);
      });
    },

    /** Sends a form with files. `onProgress` gets the number of sent bytes. Throws like `call`. */
    async upload<E extends AnsweringEndpoint>(
      endpoint: E,
      form: FormData,
      onProgress: (progress: UploadProgress) => void,
      params: Record<string, string> = {},
      signal?: AbortSignal,
    ): Promise<UploadAnswer<E>> {
      const address = addressOf(endpoint, { params });
      const answer = readAs(endpoint, await sendForm(address, form, headers(), onProgress, signal));
      // As in `read`.
      return answer as unknown as UploadAnswer<E>;
    },

    /** Reports every 401. The call itself still throws its error. */
    onUnauthenticated(listener: () => void): () => void {
      unauthenticatedListeners.add(listener);
      return () => unauthenticatedListeners.delete(listener);
    },
  };
}

/** The address of a call, with path parameters and query. */
export function addressOf(endpoint: Endpoint, { params = {}, query = {} }: AnyInput): string {
  const values = new Map(Object.entries(params));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  return withQuery(path, query);
}

/** A path with its query, without undefined values. */
export function withQuery(path: string, query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
