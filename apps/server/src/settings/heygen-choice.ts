/** Versions of HeyGen's API, the newest first. */
export const HEYGEN_API_VERSIONS = ['v3', 'v2'] as const;

/** The defaults of `.env`. The price is that of its default engine with filmed presenters. */
export const HEYGEN_DEFAULTS = {
  baseUrl: 'https://api.heygen.com',
  apiVersion: 'v3',
  pricePerSecond: '0.0667',
  concurrency: '1',
  sceneCharacters: '1500',
};
/** The second version uploads to another host. */
const UPLOAD_URL = 'https://upload.heygen.com';

export type HeyGenChoice = {
  key: string;
  baseUrl: string;
  uploadUrl: string;
  apiVersion: (typeof HEYGEN_API_VERSIONS)[number];
  /** US dollars. */
  pricePerSecond: number;
  concurrency: number;
  sceneCharacters: number;
};

type Values = {
  HEYGEN_API_KEY?: string | undefined;
  HEYGEN_BASE_URL: string;
  HEYGEN_API_VERSION: HeyGenChoice['apiVersion'];
  HEYGEN_PRICE_PER_SECOND: number;
  HEYGEN_CONCURRENCY: number;
  HEYGEN_SCENE_CHARACTERS: number;
};

/** Null without a key. */
export function chooseHeyGen(values: Values): HeyGenChoice | null {
  const { HEYGEN_API_KEY: key, HEYGEN_BASE_URL: baseUrl } = values;
  if (!key) return null;
  return {
    key,
    baseUrl,
    uploadUrl: baseUrl === HEYGEN_DEFAULTS.baseUrl ? UPLOAD_URL : baseUrl,
    apiVersion: values.HEYGEN_API_VERSION,
    pricePerSecond: values.HEYGEN_PRICE_PER_SECOND,
    concurrency: values.HEYGEN_CONCURRENCY,
    sceneCharacters: values.HEYGEN_SCENE_CHARACTERS,
  };
}
