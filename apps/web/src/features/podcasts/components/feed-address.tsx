import { type Company, podcastEndpoints } from '@tarima/contract';
import { Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { keyOf } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** The feed address under which a company's podcasts are published, to copy or renew. */
export function FeedAddress({ company }: { company: Company }) {
  const { t, i18n } = useTranslation();
  const params = { companyId: company.pk };
  const feed = useEndpoint(podcastEndpoints.feed, { params });
  const renew = useChange(podcastEndpoints.renewFeed, {
    failure: t('podcasts.feed.error'),
    keeps: keyOf(podcastEndpoints.feed, { params }),
  });
  const [isAsking, setAsking] = useState(false);

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(feed.data?.url ?? '');
      toast.success(t('podcasts.feed.copied'));
    } catch {
      toast.error(t('podcasts.feed.copyError'));
    }
  };
  const handleRenew = () =>
    renew.mutate({ params }, () => toast.success(t('podcasts.feed.renewed')));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {feed.isError && <LoadError title={t('podcasts.feed.error')} query={feed} />}
      {!feed.isError && (
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-48 flex-1">
            <Field label={t('podcasts.feed.address')}>
              {(control) => <Input {...control} readOnly value={feed.data?.url ?? ''} />}
            </Field>
          </div>
          <Button variant="secondary" disabled={!feed.data} onClick={() => void handleCopy()}>
            <Copy aria-hidden />
            {t('podcasts.feed.copy')}
          </Button>
          {feed.data?.canRenew && (
            <Button variant="ghost" onClick={() => setAsking(true)}>
              <RefreshCw aria-hidden />
              {t('podcasts.feed.renew')}
            </Button>
          )}
        </div>
      )}
      {feed.data && (
        <p className="text-sm text-muted-foreground">
          {[
            feed.data.lastUsedAt
              ? t('podcasts.feed.lastUsed', {
                  date: formatDate(feed.data.lastUsedAt, i18n.language),
                })
              : t('podcasts.feed.neverUsed'),
            feed.data.canRenew
              ? t('podcasts.feed.renewalByRemoval')
              : t('podcasts.feed.renewalByOwner'),
          ].join(' ')}
        </p>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('podcasts.feed.renewTitle')}
        description={t('podcasts.feed.renewDescription')}
        confirmLabel={t('podcasts.feed.renew')}
        onConfirm={handleRenew}
      />
    </div>
  );
}
