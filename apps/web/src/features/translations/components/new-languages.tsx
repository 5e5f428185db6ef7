import {
  LANGUAGES,
  type ProjectLanguages,
  type ProjectType,
  translationEndpoints,
} from '@tarima/contract';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { languageName } from '#web/lib/language-name.ts';
import { useChange } from '#web/lib/use-change.ts';
import { languagesKey } from '../use-languages.ts';

type NewLanguagesProps = {
  languages: ProjectLanguages;
  type: ProjectType;
  /** Saves what is typed, so that its translation has it. False if it cannot be saved. */
  save: (() => Promise<boolean>) | undefined;
};

/** Says what a translation is, and offers the languages that are missing. */
export function NewLanguages({ languages, type, save }: NewLanguagesProps) {
  const { t } = useTranslation();
  const { projectId, language, hasModel, own, translations } = languages;
  const key = languagesKey(projectId);
  const make = useChange(translationEndpoints.make, {
    failure: t('translations.makeError'),
    keeps: key,
    refreshes: [key],
    refreshesAfterFailure: true,
  });
  const used = [language, own?.original?.language, ...translations.map((made) => made.language)];
  const missing = LANGUAGES.filter((code) => !used.includes(code));
  if (missing.length === 0) return null;
  const begin = async (code: (typeof missing)[number]) => {
    if (make.isPending || (await save?.()) === false) return;
    make.mutate({ params: { projectId }, body: { language: code } });
  };
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{t('translations.new')}</h3>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-pretty text-muted-foreground">
        <li>{t(type === 'video' ? 'translations.ownProject' : 'translations.ownCourse')}</li>
        <li>{t('translations.kept')}</li>
        <li>{t('translations.videosAnew')}</li>
      </ul>
      {hasModel && (
        <div className="flex flex-wrap gap-2">
          {missing.map((code) => (
            <Button
              key={code}
              variant="secondary"
              aria-disabled={make.isPending}
              onClick={() => void begin(code)}
            >
              <Plus aria-hidden />
              {t('translations.make', { language: languageName(code) })}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
