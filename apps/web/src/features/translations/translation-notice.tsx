import type { ProjectType } from '@tarima/contract';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { WorkGoesOn } from '#web/components/work-goes-on.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { languageName } from '#web/lib/language-name.ts';
import { TranslationState } from './components/translation-state.tsx';
import { pathOfTexts } from './path-of-texts.ts';
import { isBehind, isTranslating, isUnfinished, useLanguages } from './use-languages.ts';

type TranslationNoticeProps = { projectId: string; type: ProjectType; className?: string };

/** On a translation's own screens: how far it is, or what its original has changed. Mostly empty. */
export function TranslationNotice({ projectId, type, className }: TranslationNoticeProps) {
  const { t } = useTranslation();
  const { data } = useLanguages(projectId);
  if (!data?.own) return null;
  const { own, hasModel, language } = data;
  const isUnderWay = isTranslating(own);
  if (!isUnfinished(own) && !isBehind(own)) return null;
  const { original } = own;
  return (
    <Card
      role="group"
      aria-label={t('translations.notice')}
      className={classNames('grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 p-4', className)}
    >
      <Languages aria-hidden className="mt-0.5 size-5 text-muted-foreground" />
      <p className="text-sm font-medium wrap-anywhere">
        {t('translations.into', { language: languageName(language) })}
        {original && (
          <>
            {' · '}
            <StudioLink
              href={pathOfTexts(type, original.projectId)}
              className="text-primary underline underline-offset-4"
            >
              {t('translations.originalNamed', { name: original.name })}
            </StudioLink>
          </>
        )}
      </p>
      <div className="col-start-2 grid grid-cols-[minmax(0,1fr)] gap-2">
        <TranslationState
          translation={own}
          type={type}
          hasModel={hasModel}
          canUpdate={original !== null}
          shownIn={projectId}
        />
        {isUnderWay ? (
          <WorkGoesOn found="projects" />
        ) : (
          !hasModel && <p className="text-sm text-muted-foreground">{t('translations.noModel')}</p>
        )}
      </div>
    </Card>
  );
}
