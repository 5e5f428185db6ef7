import { VIDEO_SETTING_DEFAULTS } from '@tarima/contract';
import { z } from 'zod';
import { SPOKEN_LANGUAGES } from '../local/accents.ts';
import type { VoiceStyle } from '../local/catalogue.ts';
import { languageOf, USUAL_LOCALES } from '../natural/natural-voice.ts';
import { SpeechError } from '../speech-error.ts';
import type { SpeechModel } from '../speech-model.ts';
import { CHARACTERS } from '../split-text.ts';
import { decodeVendorWav } from './decode-audio.ts';
import { createVendorHttp, type HttpSettings } from './vendor-http.ts';
import { createVendorSpeech, type VendorOrder, type VendorVoice } from './vendor-speech.ts';
import { vendorVoice } from './vendor-voices.ts';

export const OPENAI_ADDRESS = 'https://api.openai.com/v1';
const ID = 'openai';
/** Raise it with every change of the request. */
const VERSION = '1';
/** The sample rate requested from servers that let the caller choose. */
const SAMPLE_RATE = 24_000;

type Gender = 'female' | 'male';
/** Every voice that OpenAI publishes. Older models lack those marked `newer`. */
const OPENAI_VOICES: Record<string, { gender: Gender; style: VoiceStyle; newer?: true }> = {
  alloy: { gender: 'female', style: 'professional' },
  ash: { gender: 'male', style: 'calm' },
  ballad: { gender: 'male', style: 'warm', newer: true },
  cedar: { gender: 'male', style: 'calm', newer: true },
  coral: { gender: 'female', style: 'warm' },
  echo: { gender: 'male', style: 'professional' },
  fable: { gender: 'male', style: 'energetic' },
  marin: { gender: 'female', style: 'professional', newer: true },
  nova: { gender: 'female', style: 'energetic' },
  onyx: { gender: 'male', style: 'calm' },
  sage: { gender: 'female', style: 'calm' },
  shimmer: { gender: 'female', style: 'warm' },
  verse: { gender: 'male', style: 'energetic', newer: true },
};

/** A Kokoro voice's name states its language, its gender and its name. */
const KOKORO_NAME = /^([abefip])([fm])_(\w+)$/u;
const KOKORO_LOCALES: Record<string, string> = {
  a: 'en-US',
  b: 'en-GB',
  e: 'es-MX',
  f: 'fr-FR',
  i: 'it-IT',
  p: 'pt-BR',
};

/** A voice of a self-hosted server that does not describe it. */
export type OwnVoice = { name: string; locale: string; gender: Gender };

export type OpenAiSpeechSettings = HttpSettings & {
  /** The address up to `/audio/speech`, without it. */
  baseUrl: string;
  model: string;
  /** Many self-hosted servers need none. */
  key?: string | undefined;
  /** For a server that cannot list its voices. */
  ownVoices?: OwnVoice[];
  /** The local voice, which provides the times of words. */
  reference: SpeechModel;
};

/** Kokoro-FastAPI lists objects or names. Speaches also lists the language of each voice. */
const voiceListSchema = z.object({
  voices: z.array(
    z.union([
      z.string().transform((id) => ({ id, language: undefined, gender: undefined })),
      z.object({
        id: z.string(),
        language: z.string().optional(),
        gender: z.enum(['female', 'male']).optional(),
      }),
    ]),
  ),
});

/**
 * Any server of `/v1/audio/speech`: OpenAI, Kokoro-FastAPI, Speaches. OpenAI's newer models get
 * language and accent in words. For others the voice decides; Kokoro also gets its language's
 * letter. At rate 1 a voice speaks at its own speed. Throws the errors of `SpeechError`.
 */
export function createOpenAiSpeech(settings: OpenAiSpeechSettings): SpeechModel {
  const { baseUrl, model, key, ownVoices = [], reference } = settings;
  const { hostname, host } = new URL(baseUrl);
  const isOpenAi = hostname === new URL(OPENAI_ADDRESS).hostname || isOpenAiModel(model);
  const takesInstructions = isOpenAi && !/^tts-1/u.test(model);
  const http = createVendorHttp(
    ID,
    baseUrl,
    key ? { authorization: `Bearer ${key}` } : {},
    settings,
  );

  async function reach(): Promise<void> {
    await http.call({ path: '/models', signal: undefined });
  }

  async function serverVoices() {
    if (ownVoices.length > 0) {
      return {
        voices: ownVoices.flatMap((voice) => describedVoice(voice)),
        listed: ownVoices.length,
      };
    }
    const read = voiceListSchema.safeParse(
      await http.callJson({ path: '/audio/voices', signal: undefined }),
    );
    if (!read.success) throw new SpeechError('SPEECH_FAILED', `${ID}: no list of voices`);
    const listed = read.data.voices;
    const voices = listed.flatMap(({ id, language, gender }) => {
      const [, letter = '', sex] = KOKORO_NAME.exec(id) ?? [];
      const locale = KOKORO_LOCALES[letter] ?? language;
      const known = gender ?? (sex === 'f' ? 'female' : sex === 'm' ? 'male' : undefined);
      if (!locale || !known) return [];
      return describedVoice({ name: id, locale, gender: known }, { isGenderDetected: !gender });
    });
    return { voices, listed: listed.length };
  }

  return createVendorSpeech(
    {
      id: ID,
      version: `${VERSION} ${host} ${model}`,
      limit: { measure: CHARACTERS, request: 4_096, sentence: 4_096 },
      rates: { slowest: 0.7, fastest: 1.4 },
      atOnce: isOpenAi ? 4 : 2,
      listVoices: isOpenAi ? async () => openAiVoices(takesInstructions) : serverVoices,
      ...((isOpenAi || ownVoices.length > 0) && { reach }),

      async synthesize({ text, voice, locale, rate, signal, warn }) {
        if (isOpenAi && !takesInstructions) warn(`${model} cannot be told its language`);
        const json = {
          model,
          input: text,
          voice: voice.vendorId,
          response_format: 'wav',
          ...(rate !== 1 && { speed: rate }),
          ...(takesInstructions && { instructions: instructionsFor(locale, rate) }),
          ...(!isOpenAi && ownServerFields(voice)),
        };
        const bytes = await http.call({ path: '/audio/speech', json, signal });
        try {
          return decodeVendorWav(bytes);
        } catch (cause) {
          throw new SpeechError('SPEECH_FAILED', `${ID}: ${String(cause)}`, { isPaid: true });
        }
      },
    },
    reference,
  );
}

/** The names of OpenAI's own models mean OpenAI's voices, even behind a gateway. */
const isOpenAiModel = (model: string) => /^(?:tts-1|gpt-4o)/u.test(model);

function openAiVoices(isNewer: boolean) {
  const listed = Object.entries(OPENAI_VOICES).filter(([, { newer }]) => isNewer || !newer);
  const voices = SPOKEN_LANGUAGES.flatMap((language) =>
    listed.map(([name, { gender, style }]) =>
      vendorVoice({
        vendor: ID,
        vendorId: name,
        name: name.charAt(0).toUpperCase() + name.slice(1),
        language,
        locale: USUAL_LOCALES[language],
        gender,
        isGenderDetected: true,
        style,
        isNative: language === 'en',
        hasAccents: isNewer,
      }),
    ),
  );
  return { voices, listed: listed.length };
}

function describedVoice(
  { name, locale, gender }: OwnVoice,
  { isGenderDetected = false } = {},
): VendorVoice[] {
  const language = languageOf(locale);
  if (!language) return [];
  const [, region] = locale.split(/[-_]/u);
  return [
    vendorVoice({
      vendor: ID,
      vendorId: name,
      name: readableName(name),
      language,
      locale: region ? `${language}-${region.toUpperCase()}` : USUAL_LOCALES[language],
      gender,
      isGenderDetected,
      style: VIDEO_SETTING_DEFAULTS.voiceFallback,
      isNative: true,
      hasAccents: false,
    }),
  ];
}

/** `ef_dora` becomes Dora, `es_MX-claude-high` Claude. */
function readableName(name: string): string {
  const plain = KOKORO_NAME.exec(name)?.[3] ?? /^[a-z]{2}_[A-Z]{2}-(\w+)/u.exec(name)?.[1] ?? name;
  return plain.charAt(0).toUpperCase() + plain.slice(1).replaceAll('_', ' ');
}

function instructionsFor(locale: string, rate: number): string {
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(locale);
  const pace = rate < 0.95 ? ' Speak slowly.' : rate > 1.05 ? ' Speak fast.' : '';
  return `Read the text aloud in ${language} (${locale}), word for word: translate nothing, add nothing, leave nothing out.${pace}`;
}

/** Fields beyond OpenAI's. Servers that do not know them ignore them. */
function ownServerFields({ vendorId }: VendorOrder['voice']) {
  const [, letter] = KOKORO_NAME.exec(vendorId) ?? [];
  return { sample_rate: SAMPLE_RATE, stream: false, ...(letter && { lang_code: letter }) };
}
