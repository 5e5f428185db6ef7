import type { PlayerCourse } from '@tarima/contract';
import { SYNTHETIC_SOURCE_TYPE } from '@tarima/media';
import type { NamedContent } from './content-names.ts';

/**
 * `provenance.json`, for programs: marks, origins and hashes. Each sentence has its origin, each
 * video its mark and its SHA-256. `hashes` has them by content id, in hexadecimal.
 */
export function provenanceJson(
  course: PlayerCourse,
  contents: NamedContent[],
  hashes: ReadonlyMap<string, string>,
): string {
  const { id, title, language, publisher, madeAt } = course;
  return JSON.stringify(
    {
      version: 1,
      course: { id, title, language, publisher, madeAt },
      contents: contents.map(({ content, name }) => ({
        id: content.id,
        title: content.title,
        video: {
          file: `${name}.mp4`,
          sha256: hashes.get(content.id),
          digitalSourceType: SYNTHETIC_SOURCE_TYPE,
          synthetic: { picture: true, voice: true },
        },
        scenes: content.transcript.map((scene) => ({
          title: scene.title,
          sentences: scene.sentences.map(({ sentence, kind, citations }) => ({
            text: sentence,
            origin: kind,
            sources: citations.map(({ file, page, quote }) => ({ file, page, quote })),
          })),
        })),
      })),
    },
    null,
    1,
  );
}
