import type { Language } from '@tarima/contract';
import { WRITING_LANGUAGES } from '@tarima/languages';
import type { Part, Reading } from '../reading/reading.ts';
import { sentenceKey, type Visual } from '../reading/visual.ts';
import type { SceneTools } from './frame-scene.ts';

/** The tools that word the scenes of a reading in one language. */
export function sceneTools(
  { readingCues, visuals }: Pick<Reading, 'readingCues' | 'visuals'>,
  language: Language,
): SceneTools {
  const { cues, frame, screen } = WRITING_LANGUAGES[language];
  return { cues, frame, screen, readingCues, language, visualsOf };

  function visualsOf(parts: readonly Pick<Part, 'citations'>[]): Visual[] {
    if (visuals.size === 0) return [];
    const citations = parts.flatMap((part) => part.citations);
    const keys = new Set(citations.map(({ file, sentenceId }) => sentenceKey(file, sentenceId)));
    return [...keys].flatMap((key) => visuals.get(key) ?? []);
  }
}
