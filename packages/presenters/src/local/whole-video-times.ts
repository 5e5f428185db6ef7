import type { Timeline } from '@tarima/contract';
import type { CaptionCue, Chapter } from '@tarima/media';

function sceneStarts(timeline: Timeline): number[] {
  let start = 0;
  return timeline.scenes.map((scene) => {
    const own = start;
    start += scene.duration;
    return own;
  });
}

export function cuesOf(timeline: Timeline): CaptionCue[] {
  const starts = sceneStarts(timeline);
  return timeline.scenes.flatMap((scene, index) =>
    scene.captions.map((caption) => ({
      start: (starts[index] ?? 0) + caption.start,
      end: (starts[index] ?? 0) + caption.end,
      text: caption.words.map((word) => word.text).join(' '),
    })),
  );
}

/** One chapter for each scene. */
export function chaptersOf(timeline: Timeline): Chapter[] {
  const starts = sceneStarts(timeline);
  return timeline.scenes.map((scene, index) => {
    const start = starts[index] ?? 0;
    return { title: scene.title || `${index + 1}`, start, end: start + scene.duration };
  });
}
