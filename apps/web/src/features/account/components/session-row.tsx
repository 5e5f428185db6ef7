import type { OwnSession } from '@tarima/contract';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { formatAge, formatDate } from '#web/lib/format.ts';

const HAND_HELD = ['iOS', 'iPadOS', 'Android'];

type SessionRowProps = {
  session: OwnSession;
  /** Absent for the current session, which is ended by signing out. */
  onEnd?: () => void;
};

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t, i18n } = useTranslation();
  const { browser, system, address, way, createdAt, usedAt, isThis } = session;
  const device =
    browser && system
      ? t('account.sessions.device', { browser, system })
      : (browser ?? system ?? t('account.sessions.unknownDevice'));
  const Icon = HAND_HELD.includes(system ?? '') ? Smartphone : Monitor;
  const whence = [way && t(`account.sessions.ways.${way}`), address].filter(Boolean).join(' · ');
  return (
    <li className="flex items-center gap-x-4 py-4 first:pt-0 last:pb-0">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center self-start rounded-xl bg-muted text-muted-foreground"
      >
        <Icon className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-3">
        <div className="grid min-w-40 flex-1 gap-0.5 text-sm wrap-anywhere text-muted-foreground">
          <span className="flex flex-wrap items-center gap-2 text-base font-medium text-foreground">
            {device}
            {isThis && <Badge tone="accent">{t('account.sessions.this')}</Badge>}
          </span>
          {whence && <span>{whence}</span>}
          <span>
            {t('account.sessions.times', {
              used: formatAge(usedAt, i18n.language),
              began: formatDate(createdAt, i18n.language),
            })}
          </span>
        </div>
        {onEnd && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t('account.sessions.endLabel', { device, address: address ?? '' })}
            onClick={onEnd}
          >
            {t('account.sessions.end')}
          </Button>
        )}
      </div>
    </li>
  );
}
