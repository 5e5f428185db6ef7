import type { StudioSettingName } from '@tarima/contract';
import { ELEVENLABS_ADDRESS, GOOGLE_SPEECH_ADDRESS, OPENAI_ADDRESS } from '@tarima/speech';
import { HEYGEN_DEFAULTS } from './heygen-choice.ts';
import { LANGUAGE_MODEL_DEFAULTS } from './language-model-choice.ts';
import { ELEVENLABS_MODEL, OPENAI_SPEECH_MODEL } from './speech-choice.ts';

/** The values that count where none is set, as people would type them. */
export const USUAL_VALUES: Partial<Record<StudioSettingName, string>> = {
  LLM_BASE_URL: LANGUAGE_MODEL_DEFAULTS.baseUrl,
  LLM_MODEL: LANGUAGE_MODEL_DEFAULTS.model,
  LLM_TIMEOUT_MINUTES: LANGUAGE_MODEL_DEFAULTS.timeoutMinutes,
  SPEECH_OPENAI_BASE_URL: OPENAI_ADDRESS,
  SPEECH_OPENAI_MODEL: OPENAI_SPEECH_MODEL,
  ELEVENLABS_BASE_URL: ELEVENLABS_ADDRESS,
  ELEVENLABS_MODEL,
  GOOGLE_TTS_BASE_URL: GOOGLE_SPEECH_ADDRESS,
  HEYGEN_BASE_URL: HEYGEN_DEFAULTS.baseUrl,
  HEYGEN_API_VERSION: HEYGEN_DEFAULTS.apiVersion,
  HEYGEN_PRICE_PER_SECOND: HEYGEN_DEFAULTS.pricePerSecond,
  HEYGEN_CONCURRENCY: HEYGEN_DEFAULTS.concurrency,
  HEYGEN_SCENE_CHARACTERS: HEYGEN_DEFAULTS.sceneCharacters,
};
