import { toSamples } from '@tarima/media';
import { z } from 'zod';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '../local/accents.ts';
import type { VoiceStyle } from '../local/catalogue.ts';
import { languageOf, USUAL_LOCALES } from '../natural/natural-voice.ts';
import { SpeechError } from '../speech-error.ts';
import type { SpeechModel } from '../speech-model.ts';
import { CHARACTERS } from '../split-text.ts';
import { createVendorHttp, type HttpSettings } from './vendor-http.ts';
import { createVendorSpeech, type VendorVoice } from './vendor-speech.ts';
import { vendorVoice } from './vendor-voices.ts';

export const ELEVENLABS_ADDRESS = 'https://api.elevenlabs.io';
const ID = 'elevenlabs';
/** Raise it with every change of the request. */
const VERSION = '1';
const SAMPLE_RATE = 24_000;
const PAGE_SIZE = 100;
const MOST_PAGES = 20;
/** Characters of one request by the model's name. An unknown model gets the fewest. */
const LIMITS: [RegExp, number][] = [
  [/(?:flash|turbo)_v2_5/u, 40_000],
  [/(?:flash|turbo)_v2$/u, 30_000],
  [/multilingual_v2/u, 10_000],
];
const LEAST_LIMIT = 5_000;

export type ElevenLabsSettings = HttpSettings & {
  baseUrl: string;
  key: string;
  /** A model that accepts a language: `eleven_flash_v2_5`, `eleven_turbo_v2_5`, `eleven_v3`. */
  model: string;
  /** The local voice, which provides the mouth shapes. */
  reference: SpeechModel;
};

const voicesSchema = z.object({
  voices: z.array(
    z.object({
      voice_id: z.string(),
      name: z.string().nullish(),
      labels: z.record(z.string(), z.string()).nullish(),
      verified_languages: z
        .array(z.object({ language: z.string(), locale: z.string().nullish() }))
        .nullish(),
    }),
  ),
  has_more: z.boolean().default(false),
  next_page_token: z.string().nullish(),
});
type ListedVoice = z.infer<typeof voicesSchema>['voices'][number];

const speechSchema = z.object({
  audio_base64: z.string(),
  alignment: z
    .object({
      characters: z.array(z.string()),
      character_start_times_seconds: z.array(z.number()),
      character_end_times_seconds: z.array(z.number()),
    })
    .nullish(),
});

/** ElevenLabs, with the times of its characters. Throws the errors of `SpeechError`. */
export function createElevenLabsSpeech(settings: ElevenLabsSettings): SpeechModel {
  const { baseUrl, key, model, reference } = settings;
  const http = createVendorHttp(ID, baseUrl, { 'xi-api-key': key }, settings);
  const longest = LIMITS.find(([name]) => name.test(model))?.[1] ?? LEAST_LIMIT;
  // This model ignores the language code, so it may read Portuguese as Spanish.
  const knowsLanguages = !/multilingual_v2/u.test(model);

  async function listVoices() {
    const listed: ListedVoice[] = [];
    let token: string | null | undefined;
    for (let page = 0; page < MOST_PAGES; page++) {
      const query = `page_size=${PAGE_SIZE}${token ? `&next_page_token=${encodeURIComponent(token)}` : ''}`;
      const answer = await http.callJson({ path: `/v2/voices?${query}`, signal: undefined });
      const read = voicesSchema.safeParse(answer);
      if (!read.success) throw new SpeechError('SPEECH_FAILED', `${ID}: no list of voices`);
      listed.push(...read.data.voices);
      token = read.data.next_page_token;
      if (!read.data.has_more || !token) break;
    }
    return { voices: listed.flatMap(voicesOf), listed: listed.length };
  }

  return createVendorSpeech(
    {
      id: ID,
      version: `${VERSION} ${model}`,
      limit: { measure: CHARACTERS, request: longest, sentence: longest },
      rates: { slowest: 0.7, fastest: 1.2 },
      atOnce: 2,
      listVoices,

      async synthesize({ text, voice, rate, signal, warn }) {
        if (!knowsLanguages) warn(`${model} cannot be told its language`);
        const answer = await http.callJson({
          path: `/v1/text-to-speech/${encodeURIComponent(voice.vendorId)}/with-timestamps?output_format=pcm_${SAMPLE_RATE}`,
          json: {
            text,
            model_id: model,
            ...(knowsLanguages && { language_code: voice.language_code }),
            ...(rate !== 1 && { voice_settings: { speed: rate } }),
          },
          signal,
        });
        const read = speechSchema.safeParse(answer);
        if (!read.success) {
          throw new SpeechError('SPEECH_FAILED', `${ID}: no speech in it`, { isPaid: true });
        }
        const { audio_base64: audio, alignment } = read.data;
        return {
          samples: toSamples(Buffer.from(audio, 'base64')),
          sampleRate: SAMPLE_RATE,
          times: alignment
            ? {
                characters: alignment.characters,
                starts: alignment.character_start_times_seconds,
                ends: alignment.character_end_times_seconds,
              }
            : undefined,
        };
      },
    },
    reference,
  );
}

/** One voice for each language. It is native in those that the vendor names as verified. */
function voicesOf(listed: ListedVoice): VendorVoice[] {
  const labels = listed.labels ?? {};
  const gender = labels.gender === 'female' || labels.gender === 'male' ? labels.gender : 'unknown';
  const own = ownLocales(listed);
  return SPOKEN_LANGUAGES.map((language) =>
    vendorVoice({
      vendor: ID,
      vendorId: listed.voice_id,
      name: listed.name?.split(/(?<!\s)\s+[-–—]\s+/u)[0] || listed.voice_id,
      language,
      locale: own.get(language) ?? USUAL_LOCALES[language],
      gender,
      style: styleOf(labels),
      isNative: own.has(language),
      hasAccents: false,
    }),
  );
}

function ownLocales({ verified_languages: verified, labels }: ListedVoice) {
  const locales = new Map<SpokenLanguage, string>();
  for (const { language: name, locale } of [
    ...(verified ?? []),
    { language: labels?.language ?? '', locale: null },
  ]) {
    const language = languageOf(name);
    if (language && !locales.has(language)) {
      locales.set(language, locale ?? USUAL_LOCALES[language]);
    }
  }
  return locales;
}

const STYLES: [RegExp, VoiceStyle][] = [
  [/calm|soft|gentle|sooth|meditat|relax|serene/iu, 'calm'],
  [/energ|excit|upbeat|hyped|lively|intense|advert|social/iu, 'energetic'],
  [/warm|friend|pleasant|casual|conversational|sweet|kind/iu, 'warm'],
  [
    /profess|formal|news|narrat|confident|authorit|educat|classy|crisp|deep|mature/iu,
    'professional',
  ],
];

function styleOf({ descriptive, description, use_case: use }: Record<string, string>) {
  const said = [descriptive, description, use].filter(Boolean).join(' ');
  return STYLES.find(([words]) => words.test(said))?.[1] ?? 'unknown';
}
