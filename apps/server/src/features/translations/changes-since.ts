import type { Translation } from '@tarima/contract';
import type { TextHashes } from '#server/db/tables/translations.ts';
import { type ContentId, keyOf, type OriginalTexts } from './original-texts.ts';

type Changes = Translation['changed'];
type Since = {
  before: TextHashes;
  /** Then what is missing has come to the original since. Else it is yet to be translated. */
  isComplete: boolean;
};

export const NO_CHANGES: Changes = { isStructureChanged: false, contentIds: [] };

/** The parts of an original that have changed since they were translated. */
export function changesSince(
  { contentIds, hashes }: OriginalTexts,
  { before, isComplete }: Since,
): Changes {
  const differs = (was: string | undefined, is: string) =>
    was === undefined ? isComplete : was !== is;
  const isStructureChanged =
    differs(before.order ?? undefined, hashes.order ?? '') ||
    Object.entries(hashes.parts).some(([id, hash]) => differs(before.parts[id], hash));
  const isChanged = (id: ContentId): boolean => {
    const script = hashes.scripts[keyOf(id)];
    return (
      (script !== undefined && differs(before.scripts[keyOf(id)], script)) ||
      areQuestionsChanged(hashes.questions[keyOf(id)] ?? {}, before.questions[keyOf(id)], differs)
    );
  };
  return { isStructureChanged, contentIds: contentIds.filter(isChanged) };
}

function areQuestionsChanged(
  now: Record<string, string>,
  before: Record<string, string> | undefined,
  differs: (was: string | undefined, is: string) => boolean,
): boolean {
  if (!before) return Object.keys(now).length > 0 && differs(undefined, '');
  const isGone = Object.keys(before).some((id) => !(id in now));
  return isGone || Object.entries(now).some(([id, hash]) => before[id] !== hash);
}
