import type { ProjectType, Translation } from '@tarima/contract';
import { Check, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { languageName } from '#web/lib/language-name.ts';
import { useChangedParts } from '../use-changed-parts.ts';
import { isBehind, isTranslating } from '../use-languages.ts';
import { useUpdate } from '../use-update.ts';
import { RunProgress } from './run-progress.tsx';

type TranslationStateProps = {
  translation: Translation;
  type: ProjectType;
  hasModel: boolean;
  /** False once the original is gone. */
  canUpdate: boolean;
  /** The project whose screen shows it: the translation itself, or its original. */
  shownIn: string;
};

/** The progress of a translation, or what its original has changed since. */
export function TranslationState({
  translation,
  type,
  hasModel,
  canUpdate,
  shownIn,
}: TranslationStateProps) {
  const { t } = useTranslation();
  const changedParts = useChangedParts(type);
  const update = useUpdate(shownIn);
  const { language: code, run, projectId } = translation;
  const language = languageName(code);

  if (isTranslating(translation)) return <RunProgress translation={translation} />;
  const hasFailed = run.status === 'failed';
  if (!hasFailed && !isBehind(translation)) {
    return (
      <p className="flex items-center gap-1.5 text-sm text-muted-foreground [&_svg]:size-4">
        <Check aria-hidden />
        {t('translations.upToDate')}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
      <p
        className={classNames(
          'min-w-48 flex-1 text-pretty',
          hasFailed ? 'text-destructive' : 'text-muted-foreground',
        )}
      >
        {hasFailed
          ? (run.error?.message ?? t('translations.failed'))
          : `${t('translations.changed', { parts: changedParts(translation) })} ${t('translations.updateHint')}`}
      </p>
      {hasModel && canUpdate && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t(hasFailed ? 'translations.retryNamed' : 'translations.updateNamed', {
            language,
          })}
          aria-disabled={update.isPending}
          onClick={() => update.mutate({ params: { projectId } })}
        >
          <RefreshCw aria-hidden />
          {t(hasFailed ? 'common.retry' : 'translations.update')}
        </Button>
      )}
    </div>
  );
}
