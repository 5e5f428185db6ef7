import type {
  PlayableContent,
  PlayableService,
} from '#server/features/playable/playable.service.ts';
import type { LearnerLinkRow } from './learner-links.repo.ts';

/** The contents that a link shows now: those that were chosen and have a finished video. */
export async function shownContents(
  playable: PlayableService,
  project: Parameters<PlayableService['contents']>[0],
  { contentIds, hasQuestions }: Pick<LearnerLinkRow, 'contentIds' | 'hasQuestions'>,
): Promise<PlayableContent[]> {
  const contents = await playable.contents(project);
  return contents
    .filter(({ id, video }) => video !== null && (contentIds?.includes(id) ?? true))
    .map((content) => (hasQuestions ? content : { ...content, questions: [] }));
}
