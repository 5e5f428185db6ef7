import { needsBefore } from './needs-before.ts';
import type { Listener } from './unspeakable.ts';

/** Whether a sentence belongs to the one before it: an example, an exception, or what says too little alone. */
export function leansBack(
  text: string,
  { wording, cues }: Pick<Listener, 'wording' | 'cues'>,
): boolean {
  if (cues.example.test(text) || cues.exceptionOpening.test(text)) return true;
  if (cues.impersonal.test(text)) return false;
  return needsBefore(text, wording);
}
