import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { setOf, useProjectQuestions } from '../use-project-questions.ts';
import { LazyQuestionsDialog } from './lazy-questions-dialog.tsx';

type QuestionsPartProps = { projectId: string; language: string };

/** The questions of the only video of a project: how many, and their editor. */
export function QuestionsPart({ projectId, language }: QuestionsPartProps) {
  const { t } = useTranslation();
  const query = useProjectQuestions(projectId);
  const [isOpen, setOpen] = useState(false);
  if (!query.data) return null;
  const count = setOf(query.data, null)?.questions.length ?? 0;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <CircleHelp aria-hidden />
        {count > 0 ? t('questions.count', { count }) : t('questions.title')}
      </Button>
      {isOpen && (
        <LazyQuestionsDialog
          projectId={projectId}
          contentId={null}
          title={t('questions.ofVideo')}
          query={query}
          language={language}
          isFromLibrary={false}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
