import type { Translation } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { WorkProgress } from '#web/features/line/work-progress.tsx';
import { languageName } from '#web/lib/language-name.ts';

/** The progress of a translation, and its place in line while it waits. */
export function RunProgress({ translation }: { translation: Translation }) {
  const { t } = useTranslation();
  const { projectId, language, run } = translation;
  const isWaiting = run.status === 'waiting';
  return (
    <WorkProgress
      label={t('translations.progressOf', { language: languageName(language) })}
      doing={t(isWaiting ? 'translations.waiting' : 'translations.translating')}
      progress={run.progress}
      waitingId={isWaiting && projectId}
    />
  );
}
