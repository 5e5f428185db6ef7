import { errorMessage, type Language, type MediaVendor, type VendorCheck } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import { paidTo } from '#server/features/usage/vendor-charges.service.ts';
import { AppError, errorCodeOf } from '#server/kit/errors.ts';
import { isOwnServer } from '#server/settings/speech-choice.ts';

const SPEECH_VENDORS = ['openai', 'elevenlabs', 'google'] as const;
const NOT_SET_UP = { isOwnServer: false, server: null, model: null, hasKey: false, price: null };

/** The vendors of voices and presenters, with their settings and what they were paid. */
export async function listMediaVendors({
  db,
  settings,
}: Pick<Context, 'db' | 'settings'>): Promise<MediaVendor[]> {
  const speech = SPEECH_VENDORS.map(async (id): Promise<MediaVendor> => {
    const choice = settings.speech[id];
    const known = choice && {
      isOwnServer: isOwnServer(settings.speech, id),
      server: new URL(choice.baseUrl).host,
      model: 'model' in choice ? choice.model : null,
      hasKey: Boolean(choice.key),
      price: choice.price,
    };
    return { id, kind: 'voices', ...(known ?? NOT_SET_UP), spent: await paidTo(db, id) };
  });
  const { heygen } = settings;
  const known = heygen && {
    isOwnServer: false,
    server: new URL(heygen.baseUrl).host,
    model: heygen.apiVersion,
    hasKey: true,
    price: heygen.pricePerSecond,
  };
  const id = 'heygen';
  const presenters: MediaVendor = {
    ...{ id, kind: 'presenters' },
    ...(known ?? NOT_SET_UP),
    spent: await paidTo(db, id),
  };
  return [...(await Promise.all(speech)), presenters];
}

/** Asks a vendor for its list. A failure is an answer here, not an error. */
export async function checkMediaVendor(
  { providers, log }: Pick<Context, 'providers' | 'log'>,
  vendor: MediaVendor['id'],
  language: Language,
): Promise<VendorCheck> {
  const makers = [...providers.speech.all, ...providers.presenters.all];
  const check = makers.find(({ id }) => id === vendor)?.check;
  if (!check) throw new AppError('NOT_FOUND');
  const started = performance.now();
  const answer = await check().then(
    (offer) => ({ problem: null, ...offer }),
    (error: unknown) => {
      const code = errorCodeOf(error);
      if (!code) throw error;
      log.warn({ vendor, code }, 'a vendor failed a check');
      return { problem: { code, message: errorMessage(code, language) }, listed: 0, offered: 0 };
    },
  );
  return { ...answer, milliseconds: Math.round(performance.now() - started) };
}
