import type { ProjectType } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { WorkGoesOn } from '#web/components/work-goes-on.tsx';
import { languageName } from '#web/lib/language-name.ts';
import { MissingModel } from './components/missing-model.tsx';
import { NewLanguages } from './components/new-languages.tsx';
import { ProjectLine } from './components/project-line.tsx';
import { TranslationState } from './components/translation-state.tsx';
import { isTranslating, useLanguages } from './use-languages.ts';

export type LanguagesDialogProps = {
  projectId: string;
  type: ProjectType;
  /** Saves what is typed, so that its translation has it. False if it cannot be saved. */
  save: (() => Promise<boolean>) | undefined;
  onClose: () => void;
};

/** The languages of a project: its original or its translations, and the ones it can still get. */
export function LanguagesDialog({ projectId, type, save, onClose }: LanguagesDialogProps) {
  const { t } = useTranslation();
  const query = useLanguages(projectId);
  const languages = query.data;

  const body = () => {
    if (query.isError && !languages) {
      return <LoadError title={t('translations.loadError')} query={query} />;
    }
    if (!languages) return <Skeleton className="h-40" />;
    const { own, translations, hasModel } = languages;
    const shared = { type, hasModel, canUpdate: !own || own.original !== null, shownIn: projectId };
    const others = translations.filter((made) => made.projectId !== projectId);
    return (
      <>
        {own && (
          <section className="grid gap-3">
            <h3 className="font-semibold">{t('translations.original')}</h3>
            {own.original ? (
              <ProjectLine project={own.original} type={type} />
            ) : (
              <p className="text-sm text-muted-foreground">{t('translations.originalGone')}</p>
            )}
            <TranslationState translation={own} {...shared} />
          </section>
        )}
        {others.length > 0 && (
          <section className="grid gap-1">
            <h3 className="font-semibold">
              {t(own ? 'translations.others' : 'translations.made')}
            </h3>
            <ul className="grid grid-cols-[minmax(0,1fr)] divide-y">
              {others.map((translation) => (
                <li key={translation.projectId} className="grid gap-2 py-3">
                  <ProjectLine project={translation} type={type} />
                  <TranslationState translation={translation} {...shared} />
                </li>
              ))}
            </ul>
            {others.some(isTranslating) && <WorkGoesOn found="projects" />}
          </section>
        )}
        <NewLanguages languages={languages} type={type} save={save} />
        {!hasModel && <MissingModel />}
      </>
    );
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('translations.title')}
        description={
          languages &&
          t(type === 'video' ? 'translations.videoIsIn' : 'translations.courseIsIn', {
            language: languageName(languages.language),
          })
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{body()}</div>
      </DialogContent>
    </Dialog>
  );
}
