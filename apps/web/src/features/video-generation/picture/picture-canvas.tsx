import { FRAME_SIZES, FRAMES_PER_SECOND, type Timeline } from '@tarima/contract';
import { createTimelinePlayer, type TimelinePlayer } from '@tarima/stage';
import { useEffect, useRef } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { loadFigures, type PictureOwners } from './load-figures.ts';
import { loadFont } from './load-font.ts';

type PictureCanvasProps = PictureOwners & {
  timeline: Timeline;
  /** Seconds. The moment that is shown. */
  at: number;
  label: string;
  /** Sets the width. The height follows from the video's format. */
  className: string;
};

/** A video's picture, drawn by the code that also renders it. */
export function PictureCanvas({
  timeline,
  projectId,
  companyId,
  at,
  label,
  className,
}: PictureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const show = useRef<(t: number) => void>(null);
  const moment = useRef(at);
  const { width, height } = FRAME_SIZES[timeline.format];

  useEffect(() => {
    // Nothing changes between two frames of the video.
    if (frameOf(at) === frameOf(moment.current)) return;
    moment.current = at;
    show.current?.(at);
  }, [at]);

  useEffect(() => {
    const shown = canvas.current;
    const context = shown?.getContext('2d');
    // The stage draws at the video's own size. The visible canvas is scaled down from that.
    const drawn = document.createElement('canvas');
    drawn.width = width;
    drawn.height = height;
    const stage = drawn.getContext('2d');
    if (!shown || !context || !stage) return;
    let player: TimelinePlayer | undefined;
    let isGone = false;

    show.current = (t) => {
      if (!player) return;
      player.draw(t);
      // The faster default scaling would blur small text.
      context.imageSmoothingQuality = 'high';
      context.drawImage(drawn, 0, 0, shown.width, shown.height);
    };
    const fit = () => {
      const pixels = Math.round(shown.clientWidth * window.devicePixelRatio);
      shown.width = Math.min(width, Math.max(1, pixels));
      shown.height = Math.round((shown.width * height) / width);
      show.current?.(moment.current);
    };
    const observer = new ResizeObserver(fit);
    const pictures = loadFigures(timeline, { projectId, companyId });
    const font = loadFont(timeline.look?.font ?? 'inter');
    void Promise.all([pictures, font]).then(([findPicture]) => {
      if (isGone) return;
      player = createTimelinePlayer(stage, timeline, findPicture);
      observer.observe(shown);
    });
    return () => {
      isGone = true;
      observer.disconnect();
      show.current = null;
    };
  }, [timeline, projectId, companyId, width, height]);

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={width}
      height={height}
      style={{ aspectRatio: `${width} / ${height}` }}
      className={classNames('block', className)}
    />
  );
}

const frameOf = (t: number): number => Math.floor(t * FRAMES_PER_SECOND + 0.001);
