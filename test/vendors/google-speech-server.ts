import {
  refuses,
  type SpeechBehaviour,
  sendJson,
  silence,
  startSpeechVendor,
  wavOf,
} from './speech-vendor-server.ts';

type Options = { key?: string; voices?: unknown[] };

const LONGEST_BYTES = 5_000;
const LONGEST_SENTENCE_BYTES = 900;

const LISTED_VOICES = [
  listed('es-US-Chirp3-HD-Kore', 'es-US', 'FEMALE'),
  listed('es-ES-Neural2-B', 'es-ES', 'MALE'),
  listed('en-US-Journey-D', 'en-US', 'MALE'),
  listed('pt-BR-Wavenet-A', 'pt-BR', 'FEMALE'),
  listed('ja-JP-Standard-A', 'ja-JP', 'FEMALE'),
  listed('es-ES-Standard-Z', 'es-ES', 'SSML_VOICE_GENDER_UNSPECIFIED'),
  listed('es-ES-Mystery-Z', 'es-ES', 'MALE'),
];

function listed(name: string, language: string, ssmlGender: string) {
  return { name, languageCodes: [language], ssmlGender, naturalSampleRateHertz: 24_000 };
}

/** Google Cloud text-to-speech, version 1. */
export async function startGoogleSpeechServer({ key, voices = LISTED_VOICES }: Options = {}) {
  return startSpeechVendor({
    answer(path, response) {
      if (path !== '/v1/voices') return false;
      sendJson(response, 200, { voices });
      return true;
    },
    refuse({ path, body }, headers) {
      if (path !== '/v1/text:synthesize') return fails(404, 'NOT_FOUND');
      if (key && headers['x-goog-api-key'] !== key) {
        return fails(400, 'INVALID_ARGUMENT', { details: [{ reason: 'API_KEY_INVALID' }] });
      }
      const { text, rate, name, locale } = read(body);
      const bytes = Buffer.byteLength(text);
      const sentence = Math.max(...text.split(/[.!?]\s/u).map((part) => Buffer.byteLength(part)));
      const isTooLong = bytes > LONGEST_BYTES || sentence > LONGEST_SENTENCE_BYTES;
      const refusesRate = rate !== undefined && name.includes('-Journey-');
      const isOtherLanguage = !name.startsWith(locale);
      return isTooLong || refusesRate || isOtherLanguage ? fails(400, 'INVALID_ARGUMENT') : null;
    },
    async speak({ body }, response, say) {
      const { text, rate, locale } = read(body);
      const clip = await say(text, locale.slice(0, 2), rate ?? 1);
      sendJson(response, 200, { audioContent: wavOf(clip).toString('base64') });
    },
  });
}

/** The parts of a request. A request that breaks the vendor's reference fails the test. */
function read(body: Record<string, unknown>) {
  const { input, voice, audioConfig } = body as {
    input: { text: string };
    voice: { languageCode: string; name: string };
    audioConfig: { audioEncoding: string; sampleRateHertz: number; speakingRate?: number };
  };
  if (audioConfig.audioEncoding !== 'LINEAR16') throw new Error('another encoding');
  const { languageCode: locale, name } = voice;
  return { text: input.text, locale, name, rate: audioConfig.speakingRate };
}

/** A refusal or a fault, in the shape of Google's errors. */
export const fails = (
  code: number,
  status: string,
  more: object = {},
  retryAfter?: string,
): SpeechBehaviour =>
  refuses(code, { error: { code, message: 'failed', status, ...more } }, retryAfter);

/** A success status with an error inside. */
export const failsInside: SpeechBehaviour = (_, response) =>
  sendJson(response, 200, { error: { code: 500, message: 'failed', status: 'INTERNAL' } });

const answers =
  (wav: Buffer): SpeechBehaviour =>
  (_, response) =>
    sendJson(response, 200, { audioContent: wav.toString('base64') });

const tone = (seconds: number) =>
  wavOf({ samples: new Int16Array(seconds * 24_000).fill(9_000), sampleRate: 24_000 });

/** Silence of this length; of length 0, an empty sound. */
export const saysNothing = (seconds: number) => answers(wavOf(silence(seconds)));

/** A file that ends before the length in its header. */
export const sendsHalfAFile = answers(tone(4).subarray(0, 90_000));

/** A sound that ends right after its start. */
export const stopsEarly = answers(tone(0.2));
