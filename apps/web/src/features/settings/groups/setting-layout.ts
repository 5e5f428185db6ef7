import type { StudioSettingName } from '@tarima/contract';

type SettingLayout = {
  /** The name of its label, which several settings may share. */
  label: SettingLabel;
  hint?: SettingHint;
  /** Behind a fold: hardly anybody needs it. */
  isAdvanced?: boolean;
  /** Takes a whole line, as secrets and addresses do. */
  isLong?: boolean;
  /** Shown where nothing counts if it is empty. */
  example?: string;
};
type SettingLabel =
  | 'key'
  | 'model'
  | 'address'
  | 'inputPrice'
  | 'outputPrice'
  | 'timeout'
  | 'characterPrice'
  | 'voices'
  | 'version'
  | 'secondPrice'
  | 'concurrency'
  | 'sceneCharacters'
  | 'issuer'
  | 'clientId'
  | 'clientSecret'
  | 'providerName'
  | 'gigabytes'
  | 'days'
  | 'webhook'
  | 'hostSecret'
  | 'hostPage';
type SettingHint =
  | 'writingModel'
  | 'writingServer'
  | 'speakingServer'
  | 'gateway'
  | 'dollars'
  | 'timeout'
  | 'voices'
  | 'version'
  | 'concurrency'
  | 'sceneCharacters'
  | 'clientSecret'
  | 'providerName'
  | 'gigabytes'
  | 'days'
  | 'webhook'
  | 'hostSecret'
  | 'hostPage';

const KEY = { label: 'key' } as const;
const GATEWAY = { label: 'address', hint: 'gateway', isAdvanced: true } as const;
const CHARACTER_PRICE = { label: 'characterPrice', hint: 'dollars' } as const;

/** The words for each setting, and its place. */
export const SETTING_LAYOUT: Record<StudioSettingName, SettingLayout> = {
  LLM_API_KEY: KEY,
  LLM_MODEL: { label: 'model', hint: 'writingModel', isLong: true },
  LLM_BASE_URL: {
    ...{ label: 'address', hint: 'writingServer', isAdvanced: true },
    example: 'http://localhost:11434/v1',
  },
  LLM_INPUT_PRICE: { label: 'inputPrice', hint: 'dollars' },
  LLM_OUTPUT_PRICE: { label: 'outputPrice', hint: 'dollars' },
  LLM_TIMEOUT_MINUTES: { label: 'timeout', hint: 'timeout', isAdvanced: true },
  SPEECH_OPENAI_API_KEY: KEY,
  SPEECH_OPENAI_PRICE: CHARACTER_PRICE,
  SPEECH_OPENAI_MODEL: { label: 'model', isAdvanced: true },
  SPEECH_OPENAI_BASE_URL: {
    ...{ label: 'address', hint: 'speakingServer', isAdvanced: true },
    example: 'http://localhost:8880/v1',
  },
  SPEECH_OPENAI_VOICES: {
    ...{ label: 'voices', hint: 'voices', isAdvanced: true, isLong: true },
    example: 'claude-high:es-MX:male',
  },
  ELEVENLABS_API_KEY: KEY,
  ELEVENLABS_PRICE: CHARACTER_PRICE,
  ELEVENLABS_MODEL: { label: 'model', isAdvanced: true },
  ELEVENLABS_BASE_URL: GATEWAY,
  GOOGLE_TTS_API_KEY: KEY,
  GOOGLE_TTS_PRICE: CHARACTER_PRICE,
  GOOGLE_TTS_BASE_URL: GATEWAY,
  HEYGEN_API_KEY: KEY,
  HEYGEN_PRICE_PER_SECOND: { label: 'secondPrice', hint: 'dollars' },
  HEYGEN_API_VERSION: { label: 'version', hint: 'version', isAdvanced: true },
  HEYGEN_BASE_URL: GATEWAY,
  HEYGEN_CONCURRENCY: { label: 'concurrency', hint: 'concurrency', isAdvanced: true },
  HEYGEN_SCENE_CHARACTERS: { label: 'sceneCharacters', hint: 'sceneCharacters', isAdvanced: true },
  OIDC_ISSUER: { label: 'issuer', example: 'https://login.example.org' },
  OIDC_CLIENT_ID: { label: 'clientId', example: 'tarima', isLong: true },
  OIDC_CLIENT_SECRET: { label: 'clientSecret', hint: 'clientSecret' },
  OIDC_NAME: { label: 'providerName', hint: 'providerName', isLong: true },
  STUDIO_COMPANY_GIGABYTES: { label: 'gigabytes', hint: 'gigabytes' },
  STUDIO_RETENTION_DAYS: { label: 'days', hint: 'days' },
  STUDIO_HOST_WEBHOOK: {
    ...{ label: 'webhook', hint: 'webhook' },
    example: 'https://portal.example.org/hooks/tarima',
  },
  STUDIO_HOST_SECRET: { label: 'hostSecret', hint: 'hostSecret' },
  STUDIO_HOST_REDIRECT: {
    ...{ label: 'hostPage', hint: 'hostPage', isLong: true },
    example: 'https://portal.example.org/media/{type}/{id}',
  },
};
