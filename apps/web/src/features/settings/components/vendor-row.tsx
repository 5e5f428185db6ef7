import type { MediaVendor } from '@tarima/contract';
import { PlugZap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { VENDOR_NAMES, vendorName } from '#web/features/voices/paid-voice.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { formatDollars } from '#web/lib/format.ts';
import { useCheckVendor } from '../api/check-vendor.ts';

/** Variable names of the settings file. */
const SWITCHES = {
  openai: 'SPEECH_OPENAI_API_KEY, SPEECH_OPENAI_BASE_URL',
  elevenlabs: 'ELEVENLABS_API_KEY',
  google: 'GOOGLE_TTS_API_KEY',
  heygen: 'HEYGEN_API_KEY',
} as const;

/** A vendor of voices or presenters with its cost so far and a test button. */
export function VendorRow({ vendor }: { vendor: MediaVendor }) {
  const { t, i18n } = useTranslation();
  const check = useCheckVendor();
  const { id, kind, isOwnServer, server, model, hasKey, price, spent } = vendor;
  const name = isOwnServer ? vendorName('own-server', t) : VENDOR_NAMES[id];
  const dollars = (cost: number) => formatDollars(cost, i18n.language);
  const units = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const handleCheck = () =>
    check.mutate(id, {
      onError: (error) => toast.error(t('settings.check.error'), messageOf(error, t)),
    });

  const paid = t(`settings.vendors.spent.${kind}`, { units: units.format(spent.units) });
  const facts = [
    t(`settings.vendors.kinds.${kind}`),
    server,
    model,
    server &&
      `${t('settings.languageModel.facts.key')}: ${t(hasKey ? 'settings.languageModel.hasKey' : 'settings.languageModel.noKey').toLowerCase()}`,
    server &&
      (price === null
        ? t('settings.vendors.noPrice')
        : t(`settings.vendors.price.${kind}`, { price: dollars(price) })),
    spent.units > 0 && (spent.cost === null ? paid : `${paid} · ${dollars(spent.cost)}`),
  ].filter(Boolean);

  return (
    <li className="grid gap-3 py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{name}</h3>
        {server === null ? (
          <Badge>{t('settings.languageModel.none')}</Badge>
        ) : (
          <Button variant="secondary" onClick={handleCheck} disabled={check.isPending}>
            {check.isPending ? (
              <Spinner label={t('settings.check.pending')} className="size-4" />
            ) : (
              <PlugZap aria-hidden />
            )}
            <span>{t(check.isPending ? 'settings.check.pending' : 'settings.check.action')}</span>
            <span className="sr-only">{name}</span>
          </Button>
        )}
      </div>
      <p className="text-sm wrap-anywhere text-muted-foreground">{facts.join(' · ')}</p>
      {server === null && (
        <p className="text-sm">
          {t('settings.vendors.howTo')} <code className="wrap-anywhere">{SWITCHES[id]}</code>
        </p>
      )}
      {check.data?.problem && (
        <Alert tone="destructive" title={t('settings.vendors.failed', { name })}>
          <p>{check.data.problem.message}</p>
        </Alert>
      )}
      {check.data && !check.data.problem && (
        <p
          role="status"
          className="rounded-xl bg-success-soft p-3 text-sm text-success-soft-foreground"
        >
          {t(`settings.vendors.offers.${kind}`, {
            name,
            offered: units.format(check.data.offered),
            listed: units.format(check.data.listed),
            count: check.data.offered,
          })}
          {check.data.offered < check.data.listed && ` ${t(`settings.vendors.leftOut.${kind}`)}`}
        </p>
      )}
    </li>
  );
}
