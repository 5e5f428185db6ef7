import {
  ELEVENLABS_ADDRESS,
  GOOGLE_SPEECH_ADDRESS,
  OPENAI_ADDRESS,
  type OwnVoice,
} from '@tarima/speech';
import { refuseSetting } from './settings-error.ts';

/** The default of ElevenLabs. It accepts a language code and costs half as much as the others. */
export const ELEVENLABS_MODEL = 'eleven_flash_v2_5';
export const OPENAI_SPEECH_MODEL = 'gpt-4o-mini-tts';

/** A vendor of voices from the settings. The price is US dollars for a million characters. */
type Vendor = { baseUrl: string; key: string; price: number | null };
export type SpeechChoice = {
  openai:
    | (Omit<Vendor, 'key'> & { key: string | undefined; model: string; voices: OwnVoice[] })
    | null;
  elevenlabs: (Vendor & { model: string }) | null;
  google: Vendor | null;
};

type Values = {
  SPEECH_OPENAI_BASE_URL?: string | undefined;
  SPEECH_OPENAI_API_KEY?: string | undefined;
  SPEECH_OPENAI_MODEL?: string | undefined;
  SPEECH_OPENAI_VOICES?: string | undefined;
  SPEECH_OPENAI_PRICE?: number | undefined;
  ELEVENLABS_BASE_URL?: string | undefined;
  ELEVENLABS_API_KEY?: string | undefined;
  ELEVENLABS_MODEL?: string | undefined;
  ELEVENLABS_PRICE?: number | undefined;
  GOOGLE_TTS_BASE_URL?: string | undefined;
  GOOGLE_TTS_API_KEY?: string | undefined;
  GOOGLE_TTS_PRICE?: number | undefined;
};

/** The configured vendors of voices; null for the others. Throws a SettingsError if one is missing. */
export function chooseSpeech(values: Values): SpeechChoice {
  const { ELEVENLABS_API_KEY: elevenLabsKey, GOOGLE_TTS_API_KEY: googleKey } = values;
  return {
    openai: chooseOpenAi(values),
    elevenlabs: elevenLabsKey
      ? {
          baseUrl: values.ELEVENLABS_BASE_URL ?? ELEVENLABS_ADDRESS,
          key: elevenLabsKey,
          model: values.ELEVENLABS_MODEL ?? ELEVENLABS_MODEL,
          price: values.ELEVENLABS_PRICE ?? null,
        }
      : null,
    google: googleKey
      ? {
          baseUrl: values.GOOGLE_TTS_BASE_URL ?? GOOGLE_SPEECH_ADDRESS,
          key: googleKey,
          price: values.GOOGLE_TTS_PRICE ?? null,
        }
      : null,
  };
}

function chooseOpenAi(values: Values): SpeechChoice['openai'] {
  const { SPEECH_OPENAI_BASE_URL: address, SPEECH_OPENAI_API_KEY: key } = values;
  if (!address && !key) return null;
  const baseUrl = address ?? OPENAI_ADDRESS;
  const isOpenAi = isOpenAiItself(baseUrl);
  if (isOpenAi && !key) {
    refuseSetting('SPEECH_OPENAI_API_KEY', 'SETTING_MISSING', 'OpenAI needs one');
  }
  const model = values.SPEECH_OPENAI_MODEL ?? (isOpenAi ? OPENAI_SPEECH_MODEL : undefined);
  if (!model) {
    const reason = 'which of the models at SPEECH_OPENAI_BASE_URL?';
    refuseSetting('SPEECH_OPENAI_MODEL', 'SETTING_MISSING', reason);
  }
  const voices = readVoices(values.SPEECH_OPENAI_VOICES ?? '');
  return { baseUrl, key, model, voices, price: values.SPEECH_OPENAI_PRICE ?? null };
}

/** True if the settings replace the vendor's own server. */
export const isOwnServer = ({ openai }: SpeechChoice, vendor: string): boolean =>
  vendor === 'openai' && openai !== null && !isOpenAiItself(openai.baseUrl);

const isOpenAiItself = (baseUrl: string): boolean =>
  new URL(baseUrl).hostname === new URL(OPENAI_ADDRESS).hostname;

/** Such as `es_MX-claude-high:es-MX:male, dora:es-MX:female`. */
function readVoices(list: string): OwnVoice[] {
  const entries = list.split(',').map((entry) => entry.trim());
  return entries.filter(Boolean).map((entry) => {
    const [, name, locale, gender] = /^(.+):([a-z]{2}-[A-Z]{2}):(female|male)$/u.exec(entry) ?? [];
    if (!name || !locale || (gender !== 'female' && gender !== 'male')) {
      const reason = 'a comma list of name:es-MX:female';
      refuseSetting('SPEECH_OPENAI_VOICES', 'SETTING_VOICES_INVALID', reason);
    }
    return { name, locale, gender };
  });
}
