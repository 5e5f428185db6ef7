import { refuseSetting } from './settings-error.ts';

export type HostChoice = {
  /** Null if no messages are sent. */
  webhook: { address: string; secret: string } | null;
  /** Template of the host's pages for assets, with `{id}` and `{type}`. Null: the studio's own pages. */
  redirect: string | null;
};

type Values = {
  STUDIO_HOST_WEBHOOK?: string | undefined;
  STUDIO_HOST_SECRET?: string | undefined;
  STUDIO_HOST_REDIRECT?: string | undefined;
};

/** The form that libraries of Standard Webhooks accept: 24 to 64 bytes. */
const SECRET = /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/u;

/** The platform that the studio is a part of. Throws a SettingsError for unusable settings. */
export function chooseHost(values: Values): HostChoice {
  return { webhook: chooseWebhook(values), redirect: chooseRedirect(values) };
}

function chooseWebhook({ STUDIO_HOST_WEBHOOK: address, STUDIO_HOST_SECRET: secret }: Values) {
  if (!address) return null;
  const name = 'STUDIO_HOST_SECRET';
  if (!secret) {
    refuseSetting(name, 'SETTING_MISSING', 'the secret that signs what the host is told');
  }
  if (!SECRET.test(secret)) {
    const reason = 'whsec_ and 24 to 64 bytes in base64 behind it';
    refuseSetting(name, 'SETTING_HOST_SECRET_INVALID', reason);
  }
  return { address, secret };
}

function chooseRedirect({ STUDIO_HOST_REDIRECT: template }: Values): string | null {
  if (!template) return null;
  const names = [...template.matchAll(/\{([^{}]*)\}/gu)].map(([, name]) => name);
  const isFilled = names.includes('id') && names.every((name) => name === 'id' || name === 'type');
  const example = hostAddress(template, { id: 'id', type: 'video' });
  const isAddress =
    isFilled && URL.canParse(example) && /^https?:$/u.test(new URL(example).protocol);
  if (!isAddress || /[{}]/u.test(new URL(template).host)) {
    const reason = 'an address such as https://portal.example.org/media/{type}/{id}';
    refuseSetting('STUDIO_HOST_REDIRECT', 'SETTING_HOST_PAGE_INVALID', reason);
  }
  return template;
}

/** The host's page of an asset. */
export const hostAddress = (template: string, { id, type }: { id: string; type: string }): string =>
  template.replaceAll('{id}', id).replaceAll('{type}', type);
