import { FRAME_SIZES, type Timeline } from '@tarima/contract';
import { createTimelinePlayer } from '@tarima/stage';
import { useEffect, useState } from 'react';
import { loadFigures } from '#web/features/video-generation/picture/load-figures.ts';
import { loadFont } from '#web/features/video-generation/picture/load-font.ts';
import { sceneStarts } from '#web/features/video-generation/picture/timeline-clock.ts';
import { stillMoment } from './still-moment.ts';

const THUMBNAIL_WIDTH = 240;

/** A picture of each scene, as addresses. They are drawn one by one, so that the page stays quick. */
export function useThumbnails(timeline: Timeline | undefined, projectId: string) {
  const [pictures, setPictures] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!timeline) return;
    const over = new AbortController();
    void drawThumbnails(timeline, projectId, over.signal, (index, picture) =>
      setPictures((before) => before.toSpliced(index, 1, picture)),
    );
    return () => over.abort();
  }, [timeline, projectId]);
  return pictures;
}

async function drawThumbnails(
  timeline: Timeline,
  projectId: string,
  signal: AbortSignal,
  onDrawn: (index: number, picture: string) => void,
): Promise<void> {
  const size = FRAME_SIZES[timeline.format];
  const [full, small] = [
    canvasOf(size.width, size.height),
    canvasOf(THUMBNAIL_WIDTH, (THUMBNAIL_WIDTH * size.height) / size.width),
  ];
  if (!full || !small) return;
  const [findPicture] = await Promise.all([
    loadFigures(timeline, { projectId }),
    loadFont(timeline.look?.font ?? 'inter'),
  ]);
  const player = createTimelinePlayer(full, timeline, findPicture);
  small.imageSmoothingQuality = 'high';
  for (const [index, { start }] of sceneStarts(timeline).entries()) {
    await new Promise(requestAnimationFrame);
    if (signal.aborted) return;
    const scene = timeline.scenes[index];
    player.draw(start + (scene ? stillMoment(scene) : 0));
    small.drawImage(full.canvas, 0, 0, small.canvas.width, small.canvas.height);
    onDrawn(index, small.canvas.toDataURL('image/jpeg', 0.85));
  }
}

function canvasOf(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(height);
  return canvas.getContext('2d');
}
