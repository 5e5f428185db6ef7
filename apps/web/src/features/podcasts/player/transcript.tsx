import type { Podcast, PodcastTurn } from '@tarima/contract';
import { Pencil } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { indexAt, wordSegments } from './word-segments.ts';

type TranscriptProps = {
  podcast: Podcast;
  seconds: number;
  onSeek: (seconds: number) => void;
  /** Absent while the script is open or cannot be edited. */
  onEdit: (() => void) | undefined;
};

/** The transcript with its speakers. The turn and word at the current time are marked. */
export function Transcript({ podcast, seconds, onSeek, onEdit }: TranscriptProps) {
  const { t } = useTranslation();
  const current = seconds > 0 ? indexAt(podcast.turnList, seconds) : -1;
  const names = { host: podcast.hostName, guest: podcast.guestName };
  return (
    <Card
      role="region"
      aria-label={t('podcasts.player.transcript')}
      // Focusable, because it scrolls and its turns may be disabled.
      tabIndex={0}
      className="grid max-h-128 grid-cols-[minmax(0,1fr)] gap-3 overflow-y-auto p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-semibold">{t('podcasts.player.transcript')}</h2>
        {onEdit && (
          <Button variant="secondary" size="small" onClick={onEdit}>
            <Pencil aria-hidden />
            {t('podcasts.script.edit')}
          </Button>
        )}
      </div>
      <ol className="grid gap-1">
        {podcast.turnList.map((turn, index) => (
          <Turn
            key={turn.id}
            turn={turn}
            name={names[turn.speaker]}
            seconds={index === current ? seconds : null}
            onSeek={onSeek}
          />
        ))}
      </ol>
    </Card>
  );
}

type TurnProps = {
  turn: PodcastTurn;
  name: string;
  /** The current time, for the playing turn only: the others need no new render. */
  seconds: number | null;
  onSeek: (seconds: number) => void;
};

const Turn = memo(
  function Turn({ turn, name, seconds, onSeek }: TurnProps) {
    const { t } = useTranslation();
    const segments = useMemo(() => wordSegments(turn), [turn]);
    const spoken = seconds === null ? -1 : indexAt(segments, seconds);
    return (
      <li
        aria-current={seconds === null ? undefined : 'true'}
        className="grid gap-0.5 rounded-xl px-3 py-2 aria-current:bg-primary-soft"
      >
        <button
          type="button"
          disabled={turn.start === null}
          title={t('podcasts.player.listenFrom')}
          onClick={() => turn.start !== null && onSeek(turn.start)}
          className="justify-self-start text-sm font-semibold text-primary enabled:hover:underline"
        >
          {name}
        </button>
        <p className="text-pretty">
          {segments.map((segment, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
              key={index}
              className={classNames(
                'rounded',
                index === spoken && 'bg-primary text-primary-foreground',
              )}
            >
              {segment.text}
            </span>
          ))}
        </p>
      </li>
    );
  },
  (before, after) =>
    before.turn === after.turn && before.name === after.name && before.seconds === after.seconds,
);
