import { createHash } from 'node:crypto';
import type { PackageRequest } from '@tarima/contract';
import { finishedModules, type SpokenOutline } from '#server/features/playable/playable.service.ts';

/**
 * A hash of all that a package is made of. Another one means that the package would now be made
 * differently. An edited script counts once its video is made again. Until then the old one plays.
 */
export function madeOf(outline: SpokenOutline, request: PackageRequest): string {
  const { title, description, language, publisher, accent, revision } = outline;
  const modules = finishedModules(outline, request.contentIds).map((module) => [
    module.title,
    module.contents.map((content) => [
      ...[content.id, content.title, content.video.id, content.video.version],
      ...[
        outline.spoken.get(content.video.id)?.provenance,
        request.hasQuestions ? content.questions : null,
      ],
    ]),
  ]);
  // Only the plain folder has the structure as a PDF.
  const structure = request.format === 'folder' ? revision : null;
  const parts = [request, title, description, language, publisher, accent, structure, modules];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
