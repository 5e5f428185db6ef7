import { ACCENTS, MAX_RETRIES, TEMPLATES, type Video } from '@tarima/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDollars } from '#web/lib/format.ts';

/** Presenter, date and format of a video, or why it failed. */
export function VideoFacts({ video }: { video: Video }) {
  const { t, i18n } = useTranslation();
  const facts = [
    { name: t('videos.presenter'), value: video.presenter || t('videos.noPresenter') },
    video.generatedDate
      ? { name: t('videos.generated'), value: formatDate(video.generatedDate, i18n.language) }
      : { name: t('videos.started'), value: formatDate(video.startedAt, i18n.language) },
    { name: t('videos.format'), value: t(`videos.formats.${video.format}`) },
    ...howItIsMade(video, t),
    ...(video.cost === null
      ? []
      : [{ name: t('videos.cost'), value: formatDollars(video.cost, i18n.language) }]),
  ];
  return (
    <div className="grid gap-3 text-sm">
      {video.status === 'failed' && !video.isCancelled && (
        <p className="rounded-lg bg-destructive-soft p-3 text-destructive-soft-foreground">
          {video.error || t('videos.failure')}
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="truncate text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Accent, template, retries and queue position, without the empty ones. */
function howItIsMade(video: Video, t: TFunction): { name: string; value: string }[] {
  const accent = ACCENTS.find((each) => each === video.accent);
  const template = TEMPLATES.find((each) => each === video.template);
  const facts = {
    accent: accent && t(`voices.accentNames.${accent}`),
    template: video.mode === 'stock' && template && t(`generate.templates.${template}`),
    retries: video.retryCount > 0 && `${video.retryCount}/${MAX_RETRIES}`,
    queuePosition: video.status === 'waiting' && video.queuePosition?.toString(),
  };
  return [
    { name: t('videos.accent'), value: facts.accent },
    { name: t('videos.template'), value: facts.template },
    { name: t('videos.retries'), value: facts.retries },
    { name: t('videos.queuePosition'), value: facts.queuePosition },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}
