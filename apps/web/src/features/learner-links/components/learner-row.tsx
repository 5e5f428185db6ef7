import { type Learner, type LearnerLink, learnerLinkEndpoints } from '@tarima/contract';
import { CircleCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { keyOf } from '#web/lib/api.ts';
import { formatDate, formatPercent } from '#web/lib/format.ts';
import { useChange } from '#web/lib/use-change.ts';
import { LearnerAnswers } from './learner-answers.tsx';

/** One learner: how far they are, what they answered, and a way to delete it. */
export function LearnerRow({ learner, link }: { learner: Learner; link: LearnerLink }) {
  const { t, i18n } = useTranslation();
  const { projectId, id } = link;
  const [isOpen, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  const remove = useChange(learnerLinkEndpoints.removeLearner, {
    failure: t('learnerLinks.people.removeError'),
    refreshes: [
      keyOf(learnerLinkEndpoints.learners, { params: { projectId, id } }),
      keyOf(learnerLinkEndpoints.list, { params: { projectId } }),
    ],
    refreshesAfterFailure: true,
    onSuccess: () => toast.success(t('learnerLinks.people.removed')),
  });
  const name = learner.name ?? t('learnerLinks.people.nameless');
  const date = formatDate(learner.lastSeenAt, i18n.language);
  const percent = (value: number) => formatPercent(value, i18n.language);
  const share = 100 * learner.share;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-xl border p-3">
      <div className="grid items-center gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
        <div className="grid gap-0.5">
          <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            {name}
            {learner.completedAt && (
              <Badge tone="success">
                <CircleCheck aria-hidden />
                {t('learnerLinks.people.completed')}
              </Badge>
            )}
          </span>
          <span className="text-sm text-muted-foreground">
            {t('learnerLinks.people.lastSeen', { date })}
          </span>
        </div>
        <div className="grid gap-1 text-sm tabular-nums">
          <span>{t('learnerLinks.people.share', { share: percent(share) })}</span>
          <Progress value={share} label={t('learnerLinks.people.shareOf', { name })} />
          {learner.score !== null && (
            <span className="text-muted-foreground">
              {t('learnerLinks.people.score', { score: percent(learner.score) })}
            </span>
          )}
        </div>
        <div className="flex flex-wrap gap-1">
          {learner.score !== null && (
            <Button
              variant="ghost"
              size="small"
              aria-expanded={isOpen}
              aria-label={t('learnerLinks.people.answersOf', { name })}
              onClick={() => setOpen(!isOpen)}
            >
              {t('learnerLinks.people.answers')}
            </Button>
          )}
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('learnerLinks.people.remove', { name })}
            disabled={remove.isPending}
            onClick={() => setAsks(true)}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      </div>
      {isOpen && <LearnerAnswers learnerId={learner.id} link={link} />}
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('learnerLinks.people.removeTitle', { name })}
        description={t('learnerLinks.people.removeText')}
        confirmLabel={t('learnerLinks.people.removeConfirm')}
        onConfirm={() => remove.mutate({ params: { projectId, id, learnerId: learner.id } })}
      />
    </li>
  );
}
