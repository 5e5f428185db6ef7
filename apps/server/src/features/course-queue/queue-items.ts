import { estimateSeconds } from '@tarima/text';
import type { CourseContentRow } from '#server/features/courses/course-contents.service.ts';
import { makingSeconds } from '#server/features/videos/course-videos.service.ts';
import { inTextThread } from '#server/texts/in-text-thread.ts';

/** The playing time and the spoken characters of each script. */
export async function measureSpoken(scripts: ({ content: string } | null | undefined)[]) {
  const contents = scripts.map((script) => script?.content ?? '');
  const length = contents.reduce((sum, content) => sum + content.length, 0);
  const measures = await inTextThread('measureScripts', length, contents);
  return measures.map(({ words, characters }) => ({
    playSeconds: estimateSeconds(words),
    characters,
  }));
}

/** An item for each content of a course, in its order. Null while a script is missing. */
export async function newItems(queueId: string, contents: CourseContentRow[]) {
  const measures = await measureSpoken(contents.map(({ script }) => script));
  const items = contents.flatMap((content, index) => {
    const { script, title, moduleIndex, moduleTitle, contentIndex } = content;
    if (!script) return [];
    return {
      queueId,
      scriptId: script.id,
      position: index + 1,
      moduleIndex,
      moduleTitle,
      contentIndex,
      contentTitle: title,
      playSeconds: measures[index]?.playSeconds ?? 0,
      status: 'pending' as const,
    };
  });
  return items.length === contents.length ? items : null;
}

/** Estimates the making time of all contents that say something, or of one of them. */
export async function estimateOf(
  contents: CourseContentRow[],
  scriptId: string | undefined,
  { speed, isMeasured }: { speed: number; isMeasured: boolean },
) {
  const wanted = contents.filter(({ script }) => !scriptId || script?.id === scriptId);
  const measures = await measureSpoken(wanted.map(({ script }) => script));
  const spoken = measures.map(({ playSeconds }) => playSeconds).filter((seconds) => seconds > 0);
  const sum = (all: number[]) => all.reduce((total, seconds) => total + seconds, 0);
  return {
    videos: spoken.length,
    playSeconds: sum(spoken),
    characters: sum(measures.map(({ characters }) => characters)),
    workSeconds: sum(spoken.map((seconds) => makingSeconds(seconds, speed))),
    isMeasured,
  };
}
