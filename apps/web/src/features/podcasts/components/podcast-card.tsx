import type { podcastEndpoints } from '@tarima/contract';
import { Download, Mic, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { PlaceInLine } from '#web/features/line/place-in-line.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import type { DataOf } from '#web/lib/api-client.ts';
import { formatDate, formatDuration } from '#web/lib/format.ts';
import { pathTo } from '#web/lib/paths.ts';
import { ModelUsageLine } from '../../projects/components/model-usage-line.tsx';

export type ListedPodcast = DataOf<typeof podcastEndpoints.list>['podcasts'][number];

type PodcastCardProps = { podcast: ListedPodcast; onDelete: () => void };

export function PodcastCard({ podcast, onDelete }: PodcastCardProps) {
  const { t } = useTranslation();
  const { name, tagline, topic, status } = podcast;
  const title = topic || name;
  const show = [topic && name, tagline].filter(Boolean).join(' · ');
  const { createdAt, durationSeconds } = podcast;
  const facts = [
    formatDate(createdAt, currentLanguage()),
    ...(durationSeconds === null ? [] : [formatDuration(durationSeconds)]),
  ];
  const state = podcast.isCancelled ? 'cancelled' : status;
  return (
    <Card className="flex flex-wrap items-start gap-4 p-4 sm:items-center">
      {podcast.coverUrl ? (
        <img src={podcast.coverUrl} alt="" width={72} height={72} className="size-18 rounded-xl" />
      ) : (
        <span className="grid size-18 place-items-center rounded-xl bg-primary-soft text-primary-soft-foreground">
          <Mic aria-hidden className="size-7" />
        </span>
      )}
      <div className="grid min-w-48 flex-1 gap-1">
        <h2 className="font-semibold">
          <StudioLink
            href={pathTo.podcasts(podcast.eventId)}
            aria-label={t('podcasts.list.open', { name: title })}
            className="hover:underline"
          >
            {title}
          </StudioLink>
        </h2>
        {show && <p className="line-clamp-1 text-sm text-muted-foreground">{show}</p>}
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground tabular-nums">
          <Badge tone={TONES[state]}>{t(`podcasts.list.statuses.${state}`)}</Badge>
          {podcast.isAudioOutdated && <Badge tone="warning">{t('podcasts.list.outdated')}</Badge>}
          <span>{facts.join(' · ')}</span>
        </p>
        <ModelUsageLine usage={podcast.modelUsage} />
        {status === 'processing' && (
          <>
            <Progress value={podcast.progress} label={t('podcasts.progress.label')} />
            {podcast.stage === null && <PlaceInLine id={podcast.eventId} />}
          </>
        )}
        {podcast.error && !podcast.isCancelled && (
          <p className="text-sm text-destructive">{podcast.error}</p>
        )}
      </div>
      <div className="flex gap-2">
        {podcast.downloadUrl && (
          <Tooltip content={t('podcasts.result.mp3')}>
            <Button variant="secondary" size="icon" asChild>
              <a
                href={podcast.downloadUrl}
                download
                aria-label={t('podcasts.list.download', { name: title })}
              >
                <Download aria-hidden />
              </a>
            </Button>
          </Tooltip>
        )}
        <Tooltip content={t('common.delete')}>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('podcasts.list.delete', { name: title })}
            onClick={onDelete}
          >
            <Trash2 aria-hidden />
          </Button>
        </Tooltip>
      </div>
    </Card>
  );
}

const TONES = {
  processing: 'accent',
  written: 'accent',
  completed: 'success',
  error: 'destructive',
  cancelled: 'neutral',
} as const;
