import { join } from 'node:path';
import type { Language } from '@tarima/contract';

/** The files of a sample that plays. */
export type SampleFiles = { video: string; captions: string; poster: string };

/** The paths of one sample, by its language and tool. The web asks for the same names. */
export function filesOf(folder: string, language: Language, tool: string): SampleFiles {
  const path = (ending: string) => join(folder, `${language}-${tool}.${ending}`);
  return { video: path('mp4'), captions: path('vtt'), poster: path('jpg') };
}
