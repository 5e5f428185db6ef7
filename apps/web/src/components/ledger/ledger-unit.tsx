import { isMissing, type LiveUnit } from '@tarima/contract';
import { Ban, CircleAlert, CircleCheck, CircleDashed, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { classNames } from '#web/lib/class-names.ts';

export type Putting = {
  /** True while a unit is being put in. */
  isBusy: boolean;
  putIn: (unit: LiveUnit) => void;
};

type LedgerUnitProps = {
  unit: LiveUnit;
  language: string;
  putting: Putting | undefined;
};

/** One unit of the documents, with its state or a button that puts it in. */
export function LedgerUnit({ unit, language, putting }: LedgerUnitProps) {
  const { t } = useTranslation();
  const { kind, mustSay, text, fate } = unit;
  const lacks = isMissing(unit);
  const reasons = mustSay.map((reason) => t(`ledger.mustSay.${reason}`)).join(', ');
  return (
    <li
      className={classNames(
        'grid justify-items-start gap-1.5 rounded-xl border-l-2 px-3 py-2.5 text-sm',
        lacks
          ? 'border-destructive bg-destructive-soft text-destructive-soft-foreground'
          : 'border-transparent',
      )}
    >
      <p lang={language} className="wrap-anywhere">
        {text}
      </p>
      <p className={classNames('text-xs', !lacks && 'text-muted-foreground')}>
        {t(`ledger.kinds.${kind}`)}
        {mustSay.length > 0 && (
          <span className="font-semibold"> · {t('ledger.mustBeSaid', { reasons })}</span>
        )}
      </p>
      <Fate unit={unit} lacks={lacks} />
      {fate === 'left' && putting && (
        // Not disabled: it keeps the focus when nothing was put in.
        <Button
          variant="secondary"
          size="small"
          aria-label={t('ledger.putInUnit', { text })}
          aria-disabled={putting.isBusy}
          onClick={() => !putting.isBusy && putting.putIn(unit)}
        >
          <Plus aria-hidden />
          {t('ledger.putIn')}
        </Button>
      )}
    </li>
  );
}

function Fate({ unit: { fate, reason, place }, lacks }: { unit: LiveUnit; lacks: boolean }) {
  const { t } = useTranslation();
  const styles = 'flex items-center gap-1.5 text-xs font-medium [&_svg]:size-3.5 [&_svg]:shrink-0';
  if (fate === 'said') {
    return (
      <p className={classNames(styles, 'text-success-soft-foreground')}>
        <CircleCheck aria-hidden />
        {place?.title ? t('ledger.inPlace', { title: place.title }) : t('ledger.inScript')}
      </p>
    );
  }
  const Icon = fate === 'unspeakable' ? Ban : lacks ? CircleAlert : CircleDashed;
  return (
    <p className={classNames(styles, !lacks && 'text-muted-foreground')}>
      <Icon aria-hidden />
      {reason ? t(`ledger.reasons.${reason}`) : t('ledger.left')}
    </p>
  );
}
