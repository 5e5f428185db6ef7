import { type ProjectQuestions, questionEndpoints } from '@tarima/contract';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { isMaking, questionsKey, setOf } from '../use-project-questions.ts';

type MakingStatusProps = {
  questions: ProjectQuestions;
  /** The contents that have a script, so that questions can be made of them. */
  written: readonly string[];
};

/** The making of questions, or the way to begin it. Empty once every content has its own. */
export function MakingStatus({ questions, written }: MakingStatusProps) {
  const { t } = useTranslation();
  const { projectId, run } = questions;
  const make = useChange(questionEndpoints.make, {
    failure: t('questions.makeError'),
    keeps: questionsKey(projectId),
  });
  if (isMaking(questions)) {
    return (
      <Card className="grid gap-3 p-4">
        <p role="status" className="text-sm font-medium">
          {t('questions.makingAll')}
        </p>
        <Progress value={run?.progress ?? 0} label={t('questions.makingAll')} />
      </Card>
    );
  }
  const lacking = written.filter((contentId) => !setOf(questions, contentId)).length;
  if (lacking === 0) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <p className="flex items-center gap-2 text-sm text-muted-foreground [&_svg]:size-4 [&_svg]:shrink-0">
        <CircleHelp aria-hidden />
        {run?.error?.message ?? t('questions.lacking', { count: lacking })}
      </p>
      <Button
        variant="secondary"
        size="small"
        disabled={make.isPending}
        onClick={() => make.mutate({ params: { projectId }, body: {} })}
      >
        {t('questions.make')}
      </Button>
    </Card>
  );
}
