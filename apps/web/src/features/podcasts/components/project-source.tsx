import { OUTPUT_LANGUAGE_CODES, type PodcastProject, podcastEndpoints } from '@tarima/contract';
import { CircleAlert, FileText, X } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { languageName } from '#web/lib/language-name.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { PodcastForm } from '../podcast-form.schema.ts';

type ProjectSourceProps = { project: PodcastProject; onRemove: () => void };

/** The project of a podcast: each document with its words, or why it is left out. */
export function ProjectSource({ project, onRemove }: ProjectSourceProps) {
  const { t } = useTranslation();
  const heading = useId();
  const wanted = useWatch<PodcastForm, 'outputLanguage'>({ name: 'outputLanguage' });
  const translates = useEndpoint(podcastEndpoints.options, {}).data?.canTranslate !== false;

  const problemOf = ({ error, language }: PodcastProject['documents'][number]) => {
    if (error) return error.message;
    if (translates || !language || language === wanted) return null;
    return t('podcasts.project.leftOut', {
      language: languageName(OUTPUT_LANGUAGE_CODES[language]),
    });
  };

  return (
    <section aria-labelledby={heading} className="grid gap-3 rounded-2xl border p-4 text-sm">
      <div className="flex items-start gap-2">
        <h3 id={heading} className="min-w-0 flex-1 font-medium wrap-anywhere">
          {t('podcasts.project.title', { name: project.name })}
        </h3>
        <Button
          variant="ghost"
          size="icon"
          className="-my-2.5 -mr-2"
          aria-label={t('podcasts.project.remove', { name: project.name })}
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {project.documents.map((document) => {
          const problem = problemOf(document);
          const Icon = problem ? CircleAlert : FileText;
          return (
            <li key={document.name} className="flex gap-2">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
              <div className="min-w-0">
                <p className="wrap-anywhere">{document.name}</p>
                <p className={problem ? 'text-destructive' : 'text-muted-foreground'}>
                  {problem ?? t('podcasts.result.words', { count: document.words })}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
