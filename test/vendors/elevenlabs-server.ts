import {
  refuses,
  type SpeechBehaviour,
  type SpeechCall,
  sendJson,
  silence,
  startSpeechVendor,
} from './speech-vendor-server.ts';

type Options = { key?: string; voices?: unknown[]; pageSize?: number };

const PATH = /^\/v1\/text-to-speech\/(\w+)\/with-timestamps\?output_format=pcm_(\d+)$/u;
const RATE = 24_000;

const LISTED_VOICES = [
  {
    voice_id: 'Xb7hH8MSUJpSbSDYk0k2',
    name: 'Alice - Clear, Engaging Educator',
    labels: { gender: 'female', accent: 'british', descriptive: 'professional', language: 'en' },
    verified_languages: [{ language: 'en', model_id: 'eleven_flash_v2_5', locale: 'en-GB' }],
  },
  {
    voice_id: 'bIHbv24MWmeRgasZH58o',
    name: 'Will',
    labels: { gender: 'male', descriptive: 'chill and relaxed', use_case: 'conversational' },
    verified_languages: [
      { language: 'es', model_id: 'eleven_flash_v2_5', locale: 'es-MX' },
      { language: 'pt', model_id: 'eleven_flash_v2_5', locale: null },
    ],
  },
  { voice_id: 'robot0', name: 'Robot', labels: { gender: 'neutral', descriptive: 'calm' } },
  { voice_id: 'secret0', name: 'Secret', labels: { gender: 'female' } },
];

/** ElevenLabs, with the times of characters. */
export async function startElevenLabsServer(options: Options = {}) {
  const { key, voices = LISTED_VOICES, pageSize = 3 } = options;
  return startSpeechVendor({
    answer(path, response) {
      const { pathname, searchParams } = new URL(path, 'http://vendor.example');
      if (pathname !== '/v2/voices') return false;
      const from = Number(searchParams.get('next_page_token') ?? 0);
      const hasMore = from + pageSize < voices.length;
      sendJson(response, 200, {
        voices: voices.slice(from, from + pageSize),
        has_more: hasMore,
        total_count: voices.length,
        next_page_token: hasMore ? String(from + pageSize) : null,
      });
      return true;
    },
    refuse({ path }, headers) {
      if (!PATH.test(path)) return fails(404, { status: 'not_found' });
      if (key && headers['xi-api-key'] !== key) {
        return fails(401, {
          status: 'invalid_api_key',
          message: `Invalid: ${headers['xi-api-key']}`,
        });
      }
      return null;
    },
    async speak({ body }, response, say) {
      const { text, language_code: language, voice_settings: settings } = body;
      const speed =
        typeof settings === 'object' && settings && 'speed' in settings ? settings.speed : 1;
      const clip = await say(String(text), String(language), Number(speed));
      const samples = resampled(clip.samples, clip.sampleRate);
      sendJson(response, 200, {
        audio_base64: base64(samples),
        alignment: alignmentOf(String(text), clip.words, samples.length / RATE),
        normalized_alignment: null,
      });
    },
  });
}

type Word = { start: number; end: number };

/** Each character gets a share of its word; the blanks between words get the rest. */
function alignmentOf(text: string, words: Word[], end: number) {
  const characters = [...text];
  const starts = characters.map(() => 0);
  const ends = characters.map(() => 0);
  let word = 0;
  let at = 0;
  while (at < characters.length) {
    const until = characters.indexOf(' ', at);
    const stop = until < 0 ? characters.length : until;
    const hasWord = characters.slice(at, stop).some((character) => /[\p{L}\p{N}]/u.test(character));
    const span = words[word] ?? { start: end, end };
    for (let index = at; index < stop; index++) {
      const step = (span.end - span.start) / (stop - at);
      starts[index] = hasWord ? span.start + step * (index - at) : (ends[at - 1] ?? 0);
      ends[index] = hasWord ? span.start + step * (index - at + 1) : (ends[at - 1] ?? 0);
    }
    if (hasWord) word += 1;
    if (stop < characters.length) {
      starts[stop] = ends[stop - 1] ?? 0;
      ends[stop] = words[word]?.start ?? ends[stop - 1] ?? 0;
    }
    at = stop + 1;
  }
  return {
    characters,
    character_start_times_seconds: starts,
    character_end_times_seconds: ends,
  };
}

const resampled = (samples: Int16Array, from: number) =>
  Int16Array.from(
    { length: Math.floor((samples.length * RATE) / from) },
    (_, index) => samples[Math.floor((index * from) / RATE)] ?? 0,
  );

const base64 = ({ buffer, byteOffset, byteLength }: Int16Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

/** A refusal or a fault, in the shape of ElevenLabs' errors. */
export const fails = (status: number, detail: object = {}, retryAfter?: string): SpeechBehaviour =>
  refuses(status, { detail: { message: 'failed', ...detail } }, retryAfter);

/** A success status with an error inside. */
export const failsInside: SpeechBehaviour = (_, response) =>
  sendJson(response, 200, { detail: { status: 'internal_error', message: 'failed' } });

const answers =
  (samples: Int16Array): SpeechBehaviour =>
  (_: SpeechCall, response) =>
    sendJson(response, 200, { audio_base64: base64(samples), alignment: null });

/** Silence of this length; of length 0, an empty sound. */
export const saysNothing = (seconds: number) => answers(silence(seconds).samples);

/** A sound that ends right after its start. */
export const stopsEarly = answers(new Int16Array(3_000).fill(9_000));

/** A success without sound. */
export const sendsNoAudio: SpeechBehaviour = (_, response) =>
  sendJson(response, 200, { alignment: null });
