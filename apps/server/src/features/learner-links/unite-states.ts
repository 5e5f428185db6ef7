import { type LearnerState, SEEN_PARTS } from '@tarima/contract';

/** The contents and questions of a course, by which a learner's state is read. */
type Known = { contentIds: ReadonlySet<string>; questionIds: ReadonlySet<string> };

/**
 * Joins what a learner's window sends with what is stored. Nothing that was seen or answered is
 * lost, even if an old window saves last. Unknown contents and questions are left out of what comes.
 */
export function uniteStates(
  stored: LearnerState,
  sent: LearnerState,
  { contentIds, questionIds }: Known,
): LearnerState {
  const seen = Object.entries(sent.seen).filter(([id]) => contentIds.has(id));
  const answers = Object.entries(sent.answers).filter(([id]) => questionIds.has(id));
  const isKnownPlace = sent.place !== null && contentIds.has(sent.place.contentId);
  return {
    place: isKnownPlace ? sent.place : stored.place,
    seen: {
      ...stored.seen,
      ...Object.fromEntries(seen.map(([id, parts]) => [id, united(parts, stored.seen[id])])),
    },
    answers: { ...stored.answers, ...Object.fromEntries(answers) },
  };
}

const united = (parts: string, others = '0'.repeat(SEEN_PARTS)): string =>
  [...parts].map((part, index) => (part === '1' || others[index] === '1' ? '1' : '0')).join('');
