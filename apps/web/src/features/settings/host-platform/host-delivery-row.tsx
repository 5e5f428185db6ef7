import type { HostDelivery } from '@tarima/contract';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { formatDate } from '#web/lib/format.ts';

const TONES: Record<HostDelivery['status'], BadgeTone> = {
  waiting: 'neutral',
  processing: 'accent',
  completed: 'success',
  failed: 'destructive',
};

type HostDeliveryRowProps = { delivery: HostDelivery; isSending: boolean; onSend: () => void };

/** One message to the host: its asset, its result, and a button to resend it. */
export function HostDeliveryRow({ delivery, isSending, onSend }: HostDeliveryRowProps) {
  const { t, i18n } = useTranslation();
  const { assetType, assetId, title, companyName, status, tries, answerStatus } = delivery;
  const { nextTryAt, createdAt, endedAt, problem } = delivery;
  const date = (iso: string) => formatDate(iso, i18n.language);
  const facts = [
    t(`settings.hostPlatform.assets.${assetType}`),
    companyName,
    date(createdAt),
    tries > 1 && t('settings.hostPlatform.tries', { count: tries }),
    answerStatus !== null && t('settings.hostPlatform.answered', { status: answerStatus }),
    nextTryAt && t('settings.hostPlatform.nextTry', { time: date(nextTryAt) }),
    status === 'failed' && endedAt && t('settings.hostPlatform.givenUp', { time: date(endedAt) }),
  ].filter(Boolean);

  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          <span className="wrap-anywhere">{title}</span>
          <Badge tone={problem ? 'destructive' : TONES[status]}>
            {t(`settings.hostPlatform.statuses.${status}`)}
          </Badge>
        </p>
        <Button
          variant={status === 'completed' ? 'ghost' : 'secondary'}
          size="small"
          onClick={onSend}
          disabled={isSending || status === 'processing'}
        >
          <Send aria-hidden />
          {t(
            status === 'completed'
              ? 'settings.hostPlatform.sendAgain'
              : 'settings.hostPlatform.sendNow',
          )}
          <span className="sr-only">{`${title} · ${date(createdAt)}`}</span>
        </Button>
      </div>
      <p className="text-sm text-muted-foreground">{facts.join(' · ')}</p>
      <p className="text-xs wrap-anywhere text-muted-foreground">{assetId}</p>
      {problem && <p className="text-sm text-destructive">{problem.message}</p>}
    </li>
  );
}
