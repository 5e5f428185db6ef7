import { z } from 'zod';
import type { VoiceStyle } from '../local/catalogue.ts';
import { languageOf } from '../natural/natural-voice.ts';
import { SpeechError } from '../speech-error.ts';
import type { SpeechModel } from '../speech-model.ts';
import { BYTES } from '../split-text.ts';
import { decodeVendorWav } from './decode-audio.ts';
import { createVendorHttp, type HttpSettings } from './vendor-http.ts';
import { createVendorSpeech, type VendorVoice } from './vendor-speech.ts';
import { vendorVoice } from './vendor-voices.ts';

export const GOOGLE_SPEECH_ADDRESS = 'https://texttospeech.googleapis.com';
const ID = 'google';
/** Raise it with every change of the request. */
const VERSION = '1';
const SAMPLE_RATE = 24_000;
/** Families that refuse a request with a speaking rate. */
const WITHOUT_RATE = /-(?:Journey|Chirp-HD)-/u;
const FAMILY = /^[a-z]{2,3}-[A-Z]{2}-([A-Za-z0-9]+(?:-HD)?)-(\w+)$/u;
const STYLES: Record<string, VoiceStyle> = {
  'Chirp3-HD': 'warm',
  'Chirp-HD': 'warm',
  Journey: 'warm',
  Casual: 'warm',
  News: 'professional',
  Neural2: 'professional',
  Polyglot: 'professional',
  Studio: 'professional',
  Wavenet: 'professional',
  Standard: 'professional',
};

export type GoogleSpeechSettings = HttpSettings & {
  baseUrl: string;
  key: string;
  /** The local voice, which provides the times of words. */
  reference: SpeechModel;
};

const voicesSchema = z.object({
  voices: z
    .array(
      z.object({
        languageCodes: z.array(z.string()),
        name: z.string(),
        ssmlGender: z.string().optional(),
      }),
    )
    .default([]),
});
type ListedVoice = z.infer<typeof voicesSchema>['voices'][number];

const speechSchema = z.object({ audioContent: z.string() });

/** Google Cloud text-to-speech, by its key. Throws the errors of `SpeechError`. */
export function createGoogleSpeech(settings: GoogleSpeechSettings): SpeechModel {
  const { baseUrl, key, reference } = settings;
  // The key goes in a header, because proxies log addresses.
  const http = createVendorHttp(ID, baseUrl, { 'x-goog-api-key': key }, settings);

  return createVendorSpeech(
    {
      id: ID,
      version: VERSION,
      // Google refuses a sentence of a thousand bytes, even in a request of five thousand.
      limit: { measure: BYTES, request: 5_000, sentence: 900 },
      rates: { slowest: 0.7, fastest: 1.4 },
      atOnce: 4,

      async listVoices() {
        const answer = await http.callJson({ path: '/v1/voices', signal: undefined });
        const read = voicesSchema.safeParse(answer);
        if (!read.success) throw new SpeechError('SPEECH_FAILED', `${ID}: no list of voices`);
        const { voices } = read.data;
        return { voices: voices.flatMap(voicesOf), listed: voices.length };
      },

      async synthesize({ text, voice, locale, rate, signal, warn }) {
        const isUneven = rate !== 1 && !WITHOUT_RATE.test(voice.vendorId);
        if (rate !== 1 && !isUneven) warn(`${voice.voice_name} speaks at one rate only`);
        const answer = await http.callJson({
          path: '/v1/text:synthesize',
          json: {
            input: { text },
            voice: { languageCode: locale, name: voice.vendorId },
            audioConfig: {
              audioEncoding: 'LINEAR16',
              sampleRateHertz: SAMPLE_RATE,
              ...(isUneven && { speakingRate: rate }),
            },
          },
          signal,
        });
        const read = speechSchema.safeParse(answer);
        try {
          return decodeVendorWav(Buffer.from(read.data?.audioContent ?? '', 'base64'));
        } catch (cause) {
          throw new SpeechError('SPEECH_FAILED', `${ID}: ${String(cause)}`, { isPaid: true });
        }
      },
    },
    reference,
  );
}

function voicesOf({ name, languageCodes, ssmlGender }: ListedVoice): VendorVoice[] {
  const [, family = '', letter = ''] = FAMILY.exec(name) ?? [];
  const locale = languageCodes[0] ?? '';
  const language = languageOf(locale);
  if (!language) return [];
  const gender = ssmlGender === 'FEMALE' ? 'female' : ssmlGender === 'MALE' ? 'male' : 'unknown';
  return [
    vendorVoice({
      vendor: ID,
      vendorId: name,
      name: family ? `${letter} (${family.replace('-', ' ')})` : name,
      language,
      locale,
      gender,
      style: STYLES[family] ?? 'unknown',
      isNative: true,
      hasAccents: false,
    }),
  ];
}
