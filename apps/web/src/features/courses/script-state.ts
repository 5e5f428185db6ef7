import type { Course, CourseContent } from '@tarima/contract';
import type { BadgeTone } from '#web/components/ui/badge.tsx';
import { contentsOf } from './course-contents.ts';

export type ScriptState =
  | 'ready'
  | 'edited'
  | 'empty'
  | 'failed'
  | 'writing'
  | 'waiting'
  | 'missing';

export const SCRIPT_TONES: Record<ScriptState, BadgeTone> = {
  ready: 'success',
  edited: 'accent',
  empty: 'warning',
  failed: 'destructive',
  writing: 'accent',
  waiting: 'neutral',
  missing: 'warning',
};

export const isWriting = ({ writing }: Course): boolean =>
  writing?.status === 'waiting' || writing?.status === 'processing';

/** The state of a content's script. `writing` is the job that writes the course's scripts. */
export function scriptState(content: CourseContent, writing: Course['writing']): ScriptState {
  const { script, scriptError } = content;
  if (script) {
    if (script.wordCount === 0) return 'empty';
    const isEdited = script.editedContent !== null;
    return isEdited && script.editedContent !== script.originalContent ? 'edited' : 'ready';
  }
  if (scriptError) return 'failed';
  if (writing?.status === 'processing') return 'writing';
  return writing?.status === 'waiting' ? 'waiting' : 'missing';
}

/** True while scripts are missing that no job has tried to write. */
export const lacksScripts = (course: Course): boolean =>
  !isWriting(course) &&
  contentsOf(course).some(({ script, scriptError }) => !script && !scriptError);
