import type { Podcast } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { formatDuration } from '#web/lib/format.ts';
import { indexAt } from './word-segments.ts';

type ChapterListProps = {
  chapters: Podcast['chapters'];
  seconds: number;
  onSeek: (seconds: number) => void;
};

export function ChapterList({ chapters, seconds, onSeek }: ChapterListProps) {
  const { t } = useTranslation();
  if (chapters.length === 0) return null;
  const current = indexAt(chapters, seconds);
  return (
    <Card className="grid gap-2 p-5">
      <h2 className="font-semibold">{t('podcasts.player.chapters')}</h2>
      <ol className="grid">
        {chapters.map((chapter, index) => (
          <li key={chapter.start}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onSeek(chapter.start)}
              className="flex w-full gap-3 rounded-lg px-2 py-1.5 text-left text-sm hover:bg-muted aria-current:font-semibold aria-current:text-primary"
            >
              <span className="text-muted-foreground tabular-nums">
                {formatDuration(chapter.start)}
              </span>
              {chapter.title}
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}
