import { FRAME_SIZES, type PlayerContent, type VideoFormat } from '@tarima/contract';
import { useEffect, useRef, useState } from 'react';
import { seenParts } from '#player/learning/seen-parts.ts';
import type { Session } from '#player/learning/session.ts';
import { useTexts } from '#player/texts/texts.ts';
import { useCaptions } from './use-captions.ts';

const RATES = [0.75, 1, 1.25, 1.5, 2];
/** Nobody wants to resume at the last frame. */
const LEAST_REST_SECONDS = 2;
/** One choice for all videos of a visit. */
let chosenRate = 1;

type CourseVideoProps = { session: Session; content: PlayerContent; onEnded: () => void };

/** As wide as the page, but never taller than the window. */
function sizeOf(format: VideoFormat) {
  const { width, height } = FRAME_SIZES[format];
  return {
    aspectRatio: `${width} / ${height}`,
    width: `min(100%, ${(TALLEST_DVH * width) / height}dvh)`,
  };
}
const TALLEST_DVH = 80;

export function CourseVideo({ session, content, onEnded }: CourseVideoProps) {
  const texts = useTexts();
  const video = useRef<HTMLVideoElement>(null);
  const [rate, setRate] = useState(chosenRate);
  const [hasFailed, setHasFailed] = useState(false);
  useCaptions(video, content, session.course.language, texts.captions);

  useEffect(() => {
    chosenRate = rate;
    // Loading a file resets the first, but not the second.
    if (video.current) video.current.defaultPlaybackRate = rate;
    if (video.current) video.current.playbackRate = rate;
  }, [rate]);

  const lengthOf = ({ duration }: HTMLVideoElement) =>
    Number.isFinite(duration) ? duration : content.video.seconds;
  const resume = (element: HTMLVideoElement) => {
    const { place } = session.read().state;
    // Any seek takes the poster away, also one to the start.
    if (place?.contentId !== content.id || place.seconds === 0) return;
    if (place.seconds < lengthOf(element) - LEAST_REST_SECONDS) {
      element.currentTime = place.seconds;
    }
  };
  const record = (element: HTMLVideoElement) =>
    session.watch(content.id, element.currentTime, seenParts(element.played, lengthOf(element)));

  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are added as cues */}
      <video
        ref={video}
        controls
        playsInline
        preload="metadata"
        aria-label={content.title}
        poster={content.video.posterUrl}
        src={content.video.url}
        className="mx-auto rounded-2xl bg-black"
        style={sizeOf(content.video.format)}
        onLoadedMetadata={({ currentTarget }) => resume(currentTarget)}
        onTimeUpdate={({ currentTarget }) => {
          // A resumed place before any playing is no news.
          if (currentTarget.played.length > 0) record(currentTarget);
        }}
        onPause={({ currentTarget }) => {
          record(currentTarget);
          session.keep();
        }}
        onRateChange={({ currentTarget }) => setRate(currentTarget.playbackRate)}
        onEnded={({ currentTarget }) => {
          record(currentTarget);
          session.keep();
          onEnded();
        }}
        onError={() => setHasFailed(true)}
      />
      {hasFailed && (
        <p
          role="alert"
          className="mt-3 rounded-xl bg-destructive-soft px-4 py-3 text-destructive-soft-foreground"
        >
          {texts.videoFailed}
        </p>
      )}
      <label className="mt-3 flex items-center justify-end gap-2 text-muted-foreground text-sm">
        {texts.speed}
        <select
          value={rate}
          onChange={({ currentTarget }) => setRate(Number(currentTarget.value))}
          className="min-h-11 rounded-lg border border-input bg-card px-2 text-foreground"
        >
          {(RATES.includes(rate) ? RATES : [...RATES, rate].sort((a, b) => a - b)).map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
