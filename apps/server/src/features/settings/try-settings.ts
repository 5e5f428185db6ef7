import {
  errorMessage,
  type Language,
  MEDIA_VENDORS,
  type SettingGroup,
  type SettingsTrial,
} from '@tarima/contract';
import type { Context } from '#server/context.ts';
import { checkHost } from '#server/features/library/check-host.ts';
import { createOidcProvider } from '#server/features/people/oidc/oidc-provider.ts';
import type { Choices } from '#server/settings/env.ts';
import type { OidcChoice } from '#server/settings/oidc-choice.ts';
import { askLanguageModel } from './ask-language-model.ts';
import { checkMediaVendor } from './media-vendors.ts';

type Asked = { language: Language; signal: AbortSignal };

/**
 * Asks the server of a group by choices that are not in force. A failure is an answer here, not an error. Null
 * where there is nobody to ask.
 */
export async function trySettings(
  context: Pick<Context, 'providers' | 'log' | 'now'>,
  group: SettingGroup,
  choices: Choices,
  { language, signal }: Asked,
): Promise<SettingsTrial | null> {
  const { log } = context;
  const { languageModel, speech, heygen, oidc, hostPlatform } = choices;
  const vendors = context.providers.connector()(choices);
  const chosen = { ...speech, heygen };
  const vendor = MEDIA_VENDORS.find((id) => id === group);
  if (vendor && chosen[vendor]) {
    const { problem, milliseconds, ...offer } = await checkMediaVendor(vendors, vendor, {
      language,
      log,
    });
    return { problem, milliseconds, offer, spent: null };
  }
  if (group === 'language-model' && vendors.languageModel) {
    const prices = languageModel?.prices ?? null;
    const asked = { language, signal, log };
    return { ...(await askLanguageModel(vendors.languageModel, prices, asked)), offer: null };
  }
  if (group === 'sign-in' && oidc) return reachProvider(context, oidc, language);
  if (group === 'host-platform' && hostPlatform.webhook) {
    const { problem, milliseconds } = await checkHost(
      context,
      hostPlatform.webhook,
      language,
      signal,
    );
    return { problem, milliseconds, offer: null, spent: null };
  }
  return null;
}

/** Reads how the provider describes itself. It cannot tell if the client's secret is right. */
async function reachProvider(
  { log }: Pick<Context, 'log'>,
  choice: OidcChoice,
  language: Language,
): Promise<SettingsTrial> {
  const started = performance.now();
  const code = 'OIDC_UNREACHABLE';
  const isReached = await createOidcProvider(choice)
    .reach()
    .then(
      () => true,
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        log.warn({ reason }, 'the provider for signing in failed a check');
        return false;
      },
    );
  return {
    problem: isReached ? null : { code, message: errorMessage(code, language) },
    milliseconds: Math.round(performance.now() - started),
    offer: null,
    spent: null,
  };
}
