import { type LearnerLink, learnerLinkEndpoints } from '@tarima/contract';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

type LearnerAnswersProps = { learnerId: string; link: LearnerLink };

/** The questions of a course with one learner's answers. */
export function LearnerAnswers({ learnerId, link }: LearnerAnswersProps) {
  const { t } = useTranslation();
  const { projectId, id } = link;
  const answers = useEndpoint(
    learnerLinkEndpoints.answers,
    { params: { projectId, id, learnerId } },
    { refetchOnMount: 'always' },
  );
  if (answers.isError)
    return <LoadError title={t('learnerLinks.people.loadError')} query={answers} />;
  if (!answers.data) return <Skeleton className="h-20" />;
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t pt-3 text-sm">
      {answers.data.map(({ questionId, contentTitle, prompt, answer, isRight, change }) => {
        const state = answer === null ? 'open' : isRight ? 'right' : 'wrong';
        const Icon = ICONS[state];
        return (
          <li key={questionId} className="flex items-start gap-2">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${TONES[state]}`} />
            <div className="grid min-w-0 gap-0.5 wrap-anywhere">
              <span className="text-xs text-muted-foreground">
                {contentTitle}
                {change && ` · ${t(`learnerLinks.people.changes.${change}`)}`}
              </span>
              <span className="font-medium text-pretty">{prompt}</span>
              <span className="text-pretty">
                <span className="text-muted-foreground">
                  {t(`learnerLinks.people.states.${state}`)}
                </span>
                {answer !== null && ` ${answer}`}
              </span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const ICONS = { right: CircleCheck, wrong: CircleX, open: CircleDashed };
const TONES = {
  right: 'text-success-soft-foreground',
  wrong: 'text-destructive',
  open: 'text-muted-foreground',
};
