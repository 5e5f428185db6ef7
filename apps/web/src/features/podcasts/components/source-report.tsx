import { isShort, type Podcast } from '@tarima/contract';
import { Circle, CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type Source = Podcast['sources'][number];

/** Each text, address and file with its words, or with the reason for none. */
export function SourceReport({ podcast }: { podcast: Podcast }) {
  const { t } = useTranslation();
  const { sources, wordCount, wordsWanted, revision } = podcast;
  if (sources.length === 0) return null;
  // An edited script has the length that its author wants.
  const cameShort = revision === 1 && isShort(wordCount, wordsWanted);
  // A source that gave nothing is only bad news where the whole podcast failed.
  const isCalm = podcast.status !== 'error' || podcast.isCancelled;
  return (
    <section className="grid gap-2 text-sm">
      <h3 className="font-medium">{t('podcasts.result.sources')}</h3>
      {cameShort && (
        <p>{t('podcasts.result.shorter', { words: wordCount, wanted: wordsWanted })}</p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {sources.map((source) => (
          <li key={`${source.kind} ${source.name}`} className="flex gap-2">
            <SourceIcon source={source} isCalm={isCalm} />
            <div className="min-w-0">
              <p className="truncate" title={source.name}>
                {source.title || source.name || t('podcasts.result.typedText')}
              </p>
              <p className={source.error && !isCalm ? 'text-destructive' : 'text-muted-foreground'}>
                {source.error?.message ??
                  (source.words > 0 && t('podcasts.result.words', { count: source.words }))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SourceIcon({ source, isCalm }: { source: Source; isCalm: boolean }) {
  const styles = 'mt-0.5 size-4 shrink-0';
  if (source.error && isCalm) {
    return <CircleMinus aria-hidden className={`${styles} text-muted-foreground`} />;
  }
  if (source.error) return <CircleAlert aria-hidden className={`${styles} text-destructive`} />;
  if (source.words > 0) return <CircleCheck aria-hidden className={`${styles} text-primary`} />;
  return <Circle aria-hidden className={`${styles} text-muted-foreground`} />;
}
