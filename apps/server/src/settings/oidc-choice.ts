import { refuseSetting } from './settings-error.ts';

export type OidcChoice = {
  issuer: string;
  clientId: string;
  /** Undefined for a public client. */
  clientSecret: string | undefined;
  /** The provider's name for people. */
  name: string;
};

type Values = {
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME?: string | undefined;
};

/** The provider that the settings mean; null for none. Throws a SettingsError where they are unclear. */
export function chooseOidc(values: Values): OidcChoice | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = values;
  if (!issuer && !clientId) return null;
  if (!issuer) {
    refuseSetting('OIDC_ISSUER', 'SETTING_MISSING', 'the address of the provider is missing');
  }
  if (!clientId) {
    refuseSetting('OIDC_CLIENT_ID', 'SETTING_MISSING', 'the name of this studio there is missing');
  }
  const { protocol, hostname, host } = new URL(issuer);
  const isOnThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !isOnThisMachine) {
    const reason = 'an https address, unless the provider is on this machine';
    refuseSetting('OIDC_ISSUER', 'SETTING_ADDRESS_NOT_SECURE', reason);
  }
  const clientSecret = values.OIDC_CLIENT_SECRET;
  return { issuer, clientId, clientSecret, name: values.OIDC_NAME ?? host };
}
