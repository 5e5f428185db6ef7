import type { Account } from '@tarima/contract';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';

const DIALOGS = { on: TurnOnDialog, renew: RenewCodesDialog, off: TurnOffDialog };

/** Turns the app's code on or off, and makes recovery codes for a lost phone. */
export function SecondFactorCard({ secondFactor }: Pick<Account, 'secondFactor'>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const Dialog = open && DIALOGS[open];
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
          {t('account.secondFactor.title')}
          {secondFactor && <Badge tone="accent">{t('account.secondFactor.isOn')}</Badge>}
        </h2>
        <p className="text-sm text-pretty text-muted-foreground">
          {secondFactor
            ? t('account.secondFactor.codesLeft', { count: secondFactor.recoveryCodes })
            : t('account.secondFactor.description')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {secondFactor ? (
          <>
            <Button variant="secondary" onClick={() => setOpen('renew')}>
              {t('account.secondFactor.renew')}
            </Button>
            <Button variant="ghost" onClick={() => setOpen('off')}>
              {t('account.secondFactor.turnOff')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('on')}>
            <ShieldCheck aria-hidden />
            {t('account.secondFactor.turnOn')}
          </Button>
        )}
      </div>
      {Dialog && <Dialog onClose={() => setOpen(null)} />}
    </Card>
  );
}
