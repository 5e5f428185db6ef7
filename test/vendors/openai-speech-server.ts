import {
  cutOff,
  refuses,
  type SpeechBehaviour,
  type SpeechCall,
  sendJson,
  silence,
  startSpeechVendor,
  wavOf,
} from './speech-vendor-server.ts';

type Options = {
  key?: string;
  /** The list of `GET /audio/voices`. If absent, the server has no such list, like OpenAI. */
  voices?: unknown[];
};

const LONGEST = 4_096;
const KOKORO_LANGUAGES: Record<string, string> = {
  a: 'en',
  b: 'en',
  e: 'es',
  f: 'fr',
  i: 'it',
  p: 'pt',
};

/** `/v1/audio/speech` as OpenAI, Kokoro-FastAPI and Speaches serve it. */
export async function startOpenAiSpeechServer({ key, voices }: Options = {}) {
  const server = await startSpeechVendor({
    answer(path, response, headers) {
      if (path === '/v1/models') {
        const isKnown = !key || headers.authorization === `Bearer ${key}`;
        sendJson(response, isKnown ? 200 : 401, isKnown ? { data: [] } : { error: {} });
        return true;
      }
      if (path !== '/v1/audio/voices' || !voices) return false;
      sendJson(response, 200, { voices });
      return true;
    },
    refuse({ path, body }, headers) {
      if (path !== '/v1/audio/speech') return refuses(404, { detail: 'Not Found' });
      if (key && headers.authorization !== `Bearer ${key}`) {
        return fails(401, {
          message: `Incorrect API key provided: ${headers.authorization}.`,
          code: 'invalid_api_key',
        });
      }
      if ([...String(body.input)].length > LONGEST) {
        return fails(400, { message: 'String should have at most 4096 characters' });
      }
      return null;
    },
    async speak({ body }, response, say) {
      const clip = await say(String(body.input), languageOf(body), Number(body.speed ?? 1));
      send(response, wavOf(clip));
    },
  });
  return { ...server, baseUrl: `${server.address}/v1` };
}

/** The language comes in words, by Kokoro's letter, or by the voice's name. */
function languageOf({ instructions, lang_code: letter, voice }: SpeechCall['body']): string {
  const [, told] = /\((\w\w)-/u.exec(String(instructions ?? '')) ?? [];
  return told ?? KOKORO_LANGUAGES[String(letter)] ?? String(voice).slice(0, 2);
}

function send(response: Parameters<SpeechBehaviour>[1], wav: Buffer): void {
  response.writeHead(200, { 'content-type': 'audio/wav' });
  response.end(wav);
}

/** A refusal or a fault, in the shape of OpenAI's errors. */
export const fails = (status: number, error: object = {}, retryAfter?: string): SpeechBehaviour =>
  refuses(
    status,
    { error: { message: 'failed', type: 'error', code: null, ...error } },
    retryAfter,
  );

/** A success status with an error inside. */
export const failsInside: SpeechBehaviour = (_, response) =>
  sendJson(response, 200, { error: { message: 'upstream failed', type: 'server_error' } });

/** Silence of this length; of length 0, an empty sound. */
export const saysNothing =
  (seconds: number): SpeechBehaviour =>
  (_, response) =>
    send(response, wavOf(silence(seconds)));

/** A file that ends before the length in its header. */
export const sendsHalfAFile: SpeechBehaviour = (_, response) => {
  const wav = wavOf({ ...silence(4), samples: new Int16Array(96_000).fill(9_000) });
  send(response, wav.subarray(0, wav.length / 2));
};

/** A very short tone, whole and loud. */
export const stopsEarly: SpeechBehaviour = (_, response) =>
  send(
    response,
    wavOf(cutOff({ ...silence(2), samples: new Int16Array(48_000).fill(9_000) }, 0.1)),
  );
