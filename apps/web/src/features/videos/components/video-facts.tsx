import { ACCENTS, MAX_RETRIES, TEMPLATES, type Video } from '@tarima/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDollars, formatDuration } from '#web/lib/format.ts';

/** `isNamed` is for a value that says nothing without its name, such as a number. */
type Fact = { name: string; value: string | null | false | undefined; isNamed?: true };

/** Presenter, format, date, owner and duration of a video, or why it failed. */
export function VideoFacts({ video }: { video: Video }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const rows: Fact[][] = [
    [
      { name: t('videos.presenter'), value: video.presenter || t('videos.noPresenter') },
      { name: t('videos.format'), value: t(`videos.formats.${video.format}`) },
    ],
    [
      video.generatedDate
        ? { name: t('videos.generated'), value: formatDate(video.generatedDate, language) }
        : { name: t('videos.started'), value: formatDate(video.startedAt, language) },
      { name: t('library.owner'), value: video.owner },
    ],
    [
      {
        name: t('videos.duration'),
        value: video.durationSeconds !== null && formatDuration(video.durationSeconds),
      },
      ...howItIsMade(video, t),
      { name: t('videos.cost'), value: video.cost !== null && formatDollars(video.cost, language) },
    ],
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-sm text-muted-foreground">
      {video.status === 'failed' && !video.isCancelled && (
        <p className="my-2 rounded-lg bg-destructive-soft p-3 text-destructive-soft-foreground">
          {video.error || t('videos.failure')}
        </p>
      )}
      {rows
        .map((facts) => facts.filter(({ value }) => value))
        .filter((facts) => facts.length > 0)
        .map((facts) => (
          <dl key={facts[0]?.name} className="flex">
            {facts.map(({ name, value, isNamed }) => (
              <div
                key={name}
                className="flex min-w-0 shrink-0 gap-1.5 last:shrink not-last:after:mr-1.5 not-last:after:content-['·']"
              >
                <dt className={isNamed ? "after:content-[':']" : 'sr-only'}>{name}</dt>
                <dd className="truncate">{value}</dd>
              </div>
            ))}
          </dl>
        ))}
    </div>
  );
}

/** Accent, template, retries and queue position, where they apply. */
function howItIsMade(video: Video, t: TFunction): Fact[] {
  const accent = ACCENTS.find((each) => each === video.accent);
  const template = TEMPLATES.find((each) => each === video.template);
  return [
    { name: t('videos.accent'), value: accent && t(`voices.accentNames.${accent}`), isNamed: true },
    {
      name: t('videos.template'),
      value: video.mode === 'stock' && template && t(`generate.templates.${template}`),
    },
    {
      name: t('videos.retries'),
      value: video.retryCount > 0 && `${video.retryCount}/${MAX_RETRIES}`,
      isNamed: true,
    },
    {
      name: t('videos.queuePosition'),
      value: video.status === 'waiting' && video.queuePosition?.toString(),
      isNamed: true,
    },
  ];
}
