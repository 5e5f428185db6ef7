import type { PlayerCourse } from '@tarima/contract';

/** The least share of right answers, 0 to 1; null where answers do not count. */
export function masteryOf({ completion, modules }: PlayerCourse): number | null {
  const hasQuestions = modules.some(({ contents }) =>
    contents.some(({ questions }) => questions.length > 0),
  );
  return hasQuestions && completion.mark !== null ? completion.mark / 100 : null;
}
