import { pipeline, Readable } from 'node:stream';
import type { Language } from '@tarima/contract';
import type { Queryable } from '#server/db/database.ts';
import { spreadsheetTable } from '#server/kit/spreadsheet-table.ts';
import { presentAnswers, presentLearner, type ShownContent } from './learner-links.presenter.ts';
import type { LearnerLinkRow } from './learner-links.repo.ts';
import { LEARNER_WORDS } from './learner-words.ts';
import { type LearnerRow, listLearnersAfter } from './learners.repo.ts';

const LEARNERS_AT_ONCE = 500;
/**
 * The learners of a link as CSV, with a column for each question. Rows are read while they are
 * sent, to keep memory small.
 */
export function writeLearners(
  db: Queryable,
  { link, contents }: { link: LearnerLinkRow; contents: ShownContent[] },
  language: Language,
): Readable {
  const { columns, separator } = LEARNER_WORDS[language];
  const own = Object.entries(columns).map(([key, header]) => ({ key, header }));
  const asked = contents.flatMap(({ title, questions }) =>
    questions.map(({ id, prompt }) => ({ key: id, header: `${title}: ${prompt}` })),
  );
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
      ...Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer ?? ''])),
    };
  }
}
