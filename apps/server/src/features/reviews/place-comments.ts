import type { ReadScene } from '#server/texts/read-scenes.ts';
import type { CommentRow } from './review-comments.repo.ts';
import type { ReviewTexts } from './review-texts.ts';

type Place = {
  sceneIndex: number;
  /** -1 for the whole scene. */
  sentenceIndex: number;
  isInScript: boolean;
};
export type PlacedComment = { comment: CommentRow; place: Place };
type Written = Pick<CommentRow, 'sceneIndex' | 'sceneTitle' | 'sentence'>;

/** Finds comments again in a script that was edited since. */
export function createPlaces(scenes: readonly ReadScene[]): (written: Written) => Place {
  const byTitle = Map.groupBy(scenes.keys(), (index) => scenes[index]?.title ?? '');
  const bySentence = new Map<string, Map<number, number>>();
  for (const [sceneIndex, { sentences }] of scenes.entries()) {
    for (const [sentenceIndex, sentence] of sentences.entries()) {
      const places = bySentence.get(sentence) ?? new Map<number, number>();
      bySentence.set(sentence, places);
      if (!places.has(sceneIndex)) places.set(sceneIndex, sentenceIndex);
    }
  }
  return (written) => {
    const { sceneIndex, sceneTitle, sentence } = written;
    const nearest = (indexes: Iterable<number>) => nearestOf(indexes, sceneIndex);
    const titled = nearest(byTitle.get(sceneTitle) ?? []);
    const places =
      sentence === null ? null : (bySentence.get(sentence) ?? new Map<number, number>());
    const isTitled = (index: number) => scenes[index]?.title === sceneTitle;
    const spoken = places && (nearest(places.keys().filter(isTitled)) ?? nearest(places.keys()));
    return {
      sceneIndex: spoken ?? titled ?? sceneIndex,
      // After the other sentences of its scene if it is gone.
      sentenceIndex: places ? (places.get(spoken ?? -1) ?? Number.MAX_SAFE_INTEGER) : -1,
      isInScript: (places ? spoken : titled) !== null,
    };
  };
}

function nearestOf(indexes: Iterable<number>, wanted: number): number | null {
  let nearest: number | null = null;
  for (const index of indexes) {
    const isNearer = nearest === null || Math.abs(index - wanted) < Math.abs(nearest - wanted);
    if (isNearer) nearest = index;
  }
  return nearest;
}

/** Comments in the order of the script, open ones first. Those of removed contents come last. */
export async function placeComments(
  { contents, scenesOf }: Pick<ReviewTexts, 'contents' | 'scenesOf'>,
  comments: CommentRow[],
): Promise<PlacedComment[]> {
  const positions = new Map(contents.map(({ contentId }, position) => [contentId, position]));
  const positionOf = ({ comment }: PlacedComment) =>
    positions.get(comment.contentId) ?? contents.length;
  const placed: PlacedComment[] = [];
  for (const [contentId, group] of Map.groupBy(comments, (comment) => comment.contentId)) {
    const placeOf = createPlaces((await scenesOf(contentId)) ?? []);
    for (const comment of group) placed.push({ comment, place: placeOf(comment) });
  }
  const isResolved = ({ comment }: PlacedComment) => Number(comment.resolvedAt !== null);
  return placed.sort(
    (one, other) =>
      isResolved(one) - isResolved(other) ||
      positionOf(one) - positionOf(other) ||
      one.place.sceneIndex - other.place.sceneIndex ||
      one.place.sentenceIndex - other.place.sentenceIndex ||
      one.comment.createdAt.getTime() - other.comment.createdAt.getTime(),
  );
}
