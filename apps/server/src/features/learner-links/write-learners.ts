import { pipeline, Readable } from 'node:stream';
import type { Language, LearnerAnswer } from '@tarima/contract';
import type { Queryable } from '#server/db/database.ts';
import type { AnsweredQuestion } from '#server/db/tables/learner-links.ts';
import { spreadsheetTable } from '#server/kit/spreadsheet-table.ts';
import { presentAnswers, presentLearner } from './learner-links.presenter.ts';
import type { LearnerLinkRow } from './learner-links.repo.ts';
import { LEARNER_WORDS } from './learner-words.ts';
import { type LearnerRow, listLearnersAfter } from './learners.repo.ts';
import type { ShownContent } from './shown-contents.ts';

const LEARNERS_AT_ONCE = 500;
/** The key of a question's second column. */
const resultKey = (questionId: string) => `${questionId} result`;

/**
 * The learners of a link as CSV. Each question has a column for the answer and one for its result.
 * Rows are read while they are sent, to keep memory small.
 */
export function writeLearners(
  db: Queryable,
  {
    link,
    contents,
    removed,
  }: { link: LearnerLinkRow; contents: ShownContent[]; removed: AnsweredQuestion[] },
  language: Language,
): Readable {
  const { columns, separator, ...words } = LEARNER_WORDS[language];
  const own = Object.entries(columns).map(([key, header]) => ({ key, header }));
  const asked = [
    ...contents.flatMap(({ title, questions }) =>
      questions.map(({ id, prompt }) => ({ key: id, header: `${title}: ${prompt}` })),
    ),
    ...removed.map(({ contentTitle, question: { id, prompt } }) => ({
      key: id,
      header: `${contentTitle}: ${prompt} (${words.removed})`,
    })),
  ].flatMap(({ key, header }) => [
    { key, header },
    { key: resultKey(key), header: `${header} (${words.result})` },
  ]);
  const table = spreadsheetTable(separator, [...own, ...asked]);
  // An error also ends the table. Its reader sees a file that is cut off.
  pipeline(Readable.from(rowsOf()), table, () => undefined);
  return table;

  async function* rowsOf() {
    let last: LearnerRow | null = null;
    do {
      const some: LearnerRow[] = await listLearnersAfter(db, link.id, {
        last,
        limit: LEARNERS_AT_ONCE,
      });
      for (const row of some) yield rowOf(row);
      last = some.at(-1) ?? null;
    } while (last);
  }

  function rowOf(row: LearnerRow): Record<string, string> {
    const learner = presentLearner(row, link, contents);
    const answers = presentAnswers(row, contents, language);
    return {
      name: learner.name ?? '',
      first: learner.firstSeenAt,
      last: learner.lastSeenAt,
      completed: learner.completedAt ?? '',
      share: String(Math.round(100 * learner.share)),
      score: String(learner.score ?? ''),
      ...Object.fromEntries(answers.flatMap(cellsOf)),
    };
  }

  function cellsOf({ questionId, prompt, answer, isRight, change }: LearnerAnswer) {
    if (answer === null) return [];
    const then = change === 'changed' ? ` (${words.changed}: ${prompt})` : '';
    return [
      [questionId, answer + then],
      [resultKey(questionId), isRight ? words.right : words.wrong],
    ];
  }
}
