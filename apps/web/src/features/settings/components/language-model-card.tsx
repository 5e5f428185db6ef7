import type { LanguageModelSettings } from '@tarima/contract';
import { PlugZap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { formatDollars } from '#web/lib/format.ts';
import { useCheckLanguageModel } from '../api/check-language-model.ts';
import { CheckResult } from './check-result.tsx';

/** The configured language model, with a button to test it. */
export function LanguageModelCard({ settings }: { settings: LanguageModelSettings }) {
  const { t, i18n } = useTranslation();
  const check = useCheckLanguageModel();
  const { model, server, hasKey, answerForm, prices } = settings;
  const facts = {
    model,
    server,
    key: t(hasKey ? 'settings.languageModel.hasKey' : 'settings.languageModel.noKey'),
    answers: t(`settings.languageModel.answerForms.${answerForm ?? 'unknown'}`),
    price: prices
      ? t('settings.languageModel.prices', {
          input: formatDollars(prices.input, i18n.language),
          output: formatDollars(prices.output, i18n.language),
        })
      : t('settings.languageModel.noPrices'),
  };
  const handleCheck = () =>
    check.mutate(undefined, {
      onError: (error) => toast.error(t('settings.check.error'), messageOf(error, t)),
    });

  return (
    <Card className="grid max-w-3xl gap-6 p-5 sm:p-8">
      <h2 className="text-lg font-semibold">{t('settings.languageModel.title')}</h2>
      <dl className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
        {(Object.keys(facts) as (keyof typeof facts)[]).map((fact) => (
          <div key={fact} className="grid gap-1 sm:contents">
            <dt className="text-muted-foreground">{t(`settings.languageModel.facts.${fact}`)}</dt>
            <dd className="font-medium wrap-anywhere">{facts[fact]}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-4 border-t pt-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-md text-sm text-pretty text-muted-foreground">
            {t('settings.check.description')}
          </p>
          <Button onClick={handleCheck} disabled={check.isPending}>
            {check.isPending ? (
              <Spinner label={t('settings.check.pending')} className="text-primary-foreground" />
            ) : (
              <PlugZap aria-hidden />
            )}
            {t(check.isPending ? 'settings.check.pending' : 'settings.check.action')}
          </Button>
        </div>
        {check.data && !check.isPending && <CheckResult check={check.data} />}
      </div>
      <p className="text-xs text-pretty text-muted-foreground">
        {t('settings.languageModel.where')}
      </p>
    </Card>
  );
}
