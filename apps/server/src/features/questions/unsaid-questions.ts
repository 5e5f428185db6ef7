import type { Question } from '@tarima/contract';
import { citingScenesOf } from '#server/features/projects/citing-scenes.ts';
import type { scriptsInOrder } from '#server/features/projects/scripts.service.ts';
import { citationKey } from '#server/texts/cited-units.ts';

type ScriptRow = Awaited<ReturnType<typeof scriptsInOrder>>[number];

/**
 * The ids of questions with a cited sentence that the current script does not say. Authors' own
 * questions cite nothing, so they are never among them.
 */
export async function unsaidQuestions(questions: Question[], script: ScriptRow): Promise<string[]> {
  const scenes = await citingScenesOf(script);
  const said = new Set(scenes.flatMap(({ citations }) => citations.map(citationKey)));
  return questions
    .filter(({ citations }) => citations.some((citation) => !said.has(citationKey(citation))))
    .map(({ id }) => id);
}
