import { figureEndpoints, videoEndpoints } from '@tarima/contract';
import type { Providers } from '#server/providers/providers.ts';
import { isUploaded } from './project-files.ts';
import type { WholeProject } from './projects.repo.ts';

/**
 * The address of a project's picture: its video's still, or the first page of its first document
 * that can be drawn. A new video or file has a new address, so browsers may keep the picture.
 */
export function posterOf(
  { id: projectId, files }: WholeProject,
  videoId: string | null,
  documents: Pick<Providers['documents'], 'canDrawPages'>,
): string | null {
  if (videoId) return videoEndpoints.poster.path.replace('{id}', videoId);
  const file = files.find(
    (each) => each.status === 'completed' && isUploaded(each) && documents.canDrawPages(each),
  );
  if (!file) return null;
  return figureEndpoints.poster.path.replace('{projectId}', projectId).replace('{fileId}', file.id);
}
