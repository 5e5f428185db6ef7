import type { Podcast } from '@tarima/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { useExclusivePlayback } from '#web/lib/use-exclusive-playback.ts';
import { OpenScript } from '../components/script-panel.tsx';
import { ChapterList } from './chapter-list.tsx';
import { PlayerControls } from './player-controls.tsx';
import { Transcript } from './transcript.tsx';
import { useAudio } from './use-audio.ts';
import { Waveform } from './waveform.tsx';

type PodcastPlayerProps = {
  podcast: Podcast;
  audioUrl: string;
  /** True if the audio was deleted meanwhile. The transcript stays. */
  isGone: boolean;
  /** False on the podcast's own page, whose heading is the title already. */
  hasTitle: boolean;
  /** Shown between the player and the transcript. */
  children: ReactNode;
};

/** Plays a podcast. The transcript follows word by word. */
export function PodcastPlayer({
  podcast,
  audioUrl,
  isGone,
  hasTitle,
  children,
}: PodcastPlayerProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLAudioElement>(null);
  const duration = podcast.durationSeconds ?? 0;
  const audio = useAudio(element, duration);
  const [isEditing, setEditing] = useState(false);
  useExclusivePlayback();

  return (
    <section
      aria-label={t('podcasts.player.label', { name: podcast.name })}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      {!isGone && (
        <Card className="grid gap-6 p-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:p-6">
          {podcast.coverUrl && (
            <img
              src={podcast.coverUrl}
              alt=""
              width={192}
              height={192}
              className="mx-auto size-36 rounded-2xl shadow-card sm:size-48"
            />
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] content-center gap-4">
            <div className="empty:hidden max-sm:text-center">
              {hasTitle && (
                <h2 className="text-lg font-semibold text-balance">
                  {podcast.topic || podcast.name}
                </h2>
              )}
              {podcast.topic && <p className="font-medium">{podcast.name}</p>}
              {podcast.tagline && <p className="text-muted-foreground">{podcast.tagline}</p>}
            </div>
            {/* biome-ignore lint/a11y/useMediaCaption: the transcript below follows word by word */}
            <audio ref={element} src={audioUrl} preload="none" />
            <Waveform
              peaks={podcast.peaks}
              seconds={audio.seconds}
              duration={duration}
              onSeek={audio.seek}
            />
            <PlayerControls audio={audio} duration={duration} />
          </div>
        </Card>
      )}
      {children}
      {isEditing && <OpenScript podcast={podcast} isGone={isGone} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <Transcript
          podcast={podcast}
          seconds={audio.seconds}
          onSeek={audio.seek}
          onEdit={isGone || isEditing ? undefined : () => setEditing(true)}
        />
        <ChapterList chapters={podcast.chapters} seconds={audio.seconds} onSeek={audio.seek} />
      </div>
    </section>
  );
}
