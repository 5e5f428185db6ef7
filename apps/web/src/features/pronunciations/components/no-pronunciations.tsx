import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/empty-state.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { HearButton } from './hear-button.tsx';

/** Shows by an example, which can be heard, what a pronunciation changes. */
export function NoPronunciations({ companyId }: { companyId: string }) {
  const { t } = useTranslation();
  const language = currentLanguage();
  const written = t('pronunciations.example.written');
  const said = t('pronunciations.example.said');
  return (
    <EmptyState
      illustration="podcasts"
      title={t('pronunciations.empty.title')}
      description={t('pronunciations.empty.description')}
    >
      <p className="flex basis-full items-center justify-center gap-3 pb-2 text-lg">
        <strong>{written}</strong>
        <ArrowRight aria-label={t('pronunciations.isSaid')} className="size-5" />
        <strong>{said}</strong>
      </p>
      <HearButton companyId={companyId} entry={{ language, written, said: written }}>
        {t('pronunciations.empty.before')}
      </HearButton>
      <HearButton companyId={companyId} entry={{ language, written, said }}>
        {t('pronunciations.empty.after')}
      </HearButton>
    </EmptyState>
  );
}
