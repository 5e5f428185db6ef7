import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Sound } from '../../packages/media/src/sound-source.ts';
import { encodeWav } from '../../packages/media/src/wav.ts';
import { createLocalSpeech } from '../../packages/speech/src/local/create-local-speech.ts';
import type { SpeechClip } from '../../packages/speech/src/speech-model.ts';

/** A call for speech, as the vendor's server received it. */
export type SpeechCall = { path: string; body: Record<string, unknown> };

/** The vendor's handling of one call for speech. */
export type SpeechBehaviour = (call: SpeechCall, response: ServerResponse) => void | Promise<void>;

type Plan = SpeechBehaviour | typeof speaks;

/** The speakers of the fake, which are not the voices of the reference. */
const SPEAKERS: Record<string, string> = {
  es: 'local-es-valentina',
  en: 'local-en-olivia',
  pt: 'local-pt-camila',
  fr: 'local-fr-manon',
  de: 'local-de-lena',
  it: 'local-it-chiara',
};

type Shape = {
  /** Answers other calls, such as for the list of voices; false if there is no answer. */
  answer: (path: string, response: ServerResponse, headers: IncomingMessage['headers']) => boolean;
  /** The refusal of a call that this vendor would refuse; null for others. */
  refuse: (call: SpeechCall, headers: IncomingMessage['headers']) => SpeechBehaviour | null;
  /** Its behaviour when none is planned. */
  speak: (call: SpeechCall, response: ServerResponse, say: Say) => Promise<void>;
};
export type Say = (text: string, language: string, rate: number) => Promise<SpeechClip>;

/** The common part of all fake voice vendors: a real HTTP server with planned behaviour. */
export async function startSpeechVendor(shape: Shape) {
  const calls: SpeechCall[] = [];
  const planned: Plan[] = [];
  const waiting: (() => void)[] = [];
  let lasting: Plan | undefined;
  const voices = createLocalSpeech();

  const say: Say = async (text, language, rate) => {
    const voiceId = SPEAKERS[language];
    if (!voiceId) throw new Error(`nobody of this vendor speaks ${language}`);
    return voices.speak({ text, voiceId, rate });
  };

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = incoming.url ?? '';
    if (incoming.method !== 'POST') {
      if (!shape.answer(path, response, incoming.headers)) sendJson(response, 404, {});
      return;
    }
    // The tests check each call.
    const call = { path, body: (await json(incoming)) as SpeechCall['body'] };
    calls.push(call);
    for (const wake of waiting.splice(0)) wake();
    const behaviour = shape.refuse(call, incoming.headers) ?? planned.shift() ?? lasting;
    await (typeof behaviour === 'function'
      ? behaviour(call, response)
      : shape.speak(call, response, say));
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) =>
      sendJson(response, 500, { error: { message: String(error) } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so its address is not a pipe's name.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    /** Every call for speech, in order. */
    calls,
    /** Sets its behaviour for the next calls for speech, in order. */
    will: (...behaviours: Plan[]) => void planned.push(...behaviours),
    /** Sets its behaviour until further notice. */
    keeps(behaviour: Plan): void {
      lasting = behaviour;
    },
    /** Resolves after this many calls. */
    async called(times: number): Promise<void> {
      while (calls.length < times) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await voices.close();
    },
  };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Its usual behaviour. */
export const speaks = 'speaks';

/** Takes the call and never answers. */
export const hangs: SpeechBehaviour = () => undefined;

/** Breaks the connection in the middle of its answer. */
export const breaksOff: SpeechBehaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': 50_000 });
  response.write(Buffer.alloc(1_000), () => response.destroy());
};

/** A refusal, in the shape of the vendor's errors. */
export const refuses =
  (status: number, body: unknown, retryAfter?: string): SpeechBehaviour =>
  (_, response) =>
    sendJson(response, status, body, retryAfter ? { 'retry-after': retryAfter } : {});

export const wavOf = (sound: Sound): Buffer => encodeWav(sound);
export const silence = (seconds: number): Sound => ({
  samples: new Int16Array(seconds * 24_000),
  sampleRate: 24_000,
});
/** A voice that stops after this share of its speech. */
export const cutOff = ({ samples, sampleRate }: Sound, share: number): Sound => ({
  samples: samples.slice(0, samples.length * share),
  sampleRate,
});
