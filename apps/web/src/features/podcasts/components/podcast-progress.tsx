import type { Podcast } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { PlaceInLine } from '#web/features/line/place-in-line.tsx';
import { messageOf } from '#web/lib/error-message.ts';
import { ModelUsageLine } from '../../projects/components/model-usage-line.tsx';
import { usePodcastChanges } from '../api/change-podcast.ts';
import { SourceReport } from './source-report.tsx';

/** The progress of a podcast and the state of each source. */
export function PodcastProgress({ podcast }: { podcast: Podcast }) {
  const { t } = useTranslation();
  const { cancel } = usePodcastChanges(podcast.eventId);
  const { turn, turns } = podcast;
  const handleCancel = () =>
    cancel.mutate(undefined, {
      onError: (error) => toast.error(t('podcasts.progress.cancelError'), messageOf(error, t)),
    });

  return (
    <Card className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-6 p-6 sm:p-8">
      <div className="grid gap-1 text-center">
        <h2 className="text-lg font-semibold">{t('podcasts.progress.title')}</h2>
        <p className="text-muted-foreground">{t('podcasts.progress.hint')}</p>
      </div>
      <div className="grid gap-2">
        <Progress value={podcast.progress} label={t('podcasts.progress.label')} />
        <p
          role="status"
          className="flex flex-wrap justify-between gap-x-4 text-sm text-muted-foreground"
        >
          <span>{podcast.message}</span>
          {turn !== null && turns !== null && (
            <span className="tabular-nums">{t('podcasts.progress.turn', { turn, turns })}</span>
          )}
        </p>
        {podcast.stage === null && <PlaceInLine id={podcast.eventId} />}
      </div>
      <ModelUsageLine usage={podcast.modelUsage} />
      <SourceReport podcast={podcast} />
      <Button
        variant="secondary"
        className="justify-self-center"
        disabled={cancel.isPending}
        onClick={handleCancel}
      >
        {t('podcasts.progress.cancel')}
      </Button>
    </Card>
  );
}
