import type { ModelCheck } from '@tarima/contract';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { formatDollars } from '#web/lib/format.ts';

/** The result of a test question to the model. */
export function CheckResult({ check }: { check: ModelCheck }) {
  const { t, i18n } = useTranslation();
  const { problem, milliseconds, spent } = check;
  if (problem) {
    return (
      <Alert tone="destructive" title={t('settings.check.failed')}>
        <p>{problem.message}</p>
      </Alert>
    );
  }
  const seconds = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-2xl bg-success-soft p-4 text-sm text-success-soft-foreground"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="grid gap-1">
        <p className="font-semibold">{t('settings.check.passed')}</p>
        <p>
          {t('settings.check.took', {
            // Never shows 0: that would look like an error.
            seconds: seconds.format(Math.max(0.1, milliseconds / 1_000)),
            tokens: spent.inputTokens + spent.outputTokens,
          })}
          {spent.cost !== null && ` · ${formatDollars(spent.cost, i18n.language)}`}
        </p>
      </div>
    </div>
  );
}
