import { needsBefore } from './needs-before.ts';
import type { Listener } from './unspeakable.ts';

/**
 * True if a sentence needs the one before it. It is a remark in brackets, an example, an
 * exception, or says too little alone.
 */
export function refersBack(
  text: string,
  { cues, readingCues }: Pick<Listener, 'cues' | 'readingCues'>,
): boolean {
  if (
    text.startsWith('(') ||
    readingCues.example.test(text) ||
    readingCues.exceptionOpening.test(text)
  )
    return true;
  if (readingCues.impersonal.test(text)) return false;
  return needsBefore(text, cues);
}
