import { countSpokenCharacters, countSpokenWords, estimateSeconds } from '@tarima/text';
import type { CourseContentRow } from '../courses/course-contents.service.ts';
import { makingSeconds } from '../videos/course-videos.service.ts';

/** An item for each content of a course, in its order; null while a script is not written. */
export function newItems(queueId: string, contents: CourseContentRow[]) {
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
      playSeconds: playSecondsOf(content),
      status: 'pending' as const,
    };
  });
  return items.length === contents.length ? items : null;
}

/** How long making takes, for all contents that say something or for one of them. */
export function estimateOf(
  contents: CourseContentRow[],
  scriptId: string | undefined,
  { speed, isMeasured }: { speed: number; isMeasured: boolean },
) {
  const wanted = contents.filter(({ script }) => !scriptId || script?.id === scriptId);
  const spoken = wanted.map(playSecondsOf).filter((seconds) => seconds > 0);
  const sum = (all: number[]) => all.reduce((total, seconds) => total + seconds, 0);
  return {
    videos: spoken.length,
    playSeconds: sum(spoken),
    characters: sum(wanted.map(({ script }) => countSpokenCharacters(script?.content ?? ''))),
    workSeconds: sum(spoken.map((seconds) => makingSeconds(seconds, speed))),
    isMeasured,
  };
}

const playSecondsOf = ({ script }: CourseContentRow) =>
  estimateSeconds(countSpokenWords(script?.content ?? ''));
