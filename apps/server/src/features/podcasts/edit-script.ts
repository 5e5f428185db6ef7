import type { Speaker } from '@tarima/contract';
import { plainText } from '@tarima/text';
import { AppError, validationFailed } from '#server/errors.ts';
import type { PodcastScript, ScriptTurn } from './podcasts.schema.ts';

type EditedTurn = { id: string; speaker: Speaker; text: string };

/**
 * The script as a person has edited it. Markup is not spoken and not kept; a turn that still says
 * the same keeps its citations; a chapter whose turn is gone begins with the next that is left.
 */
export function editScript(script: PodcastScript, edited: EditedTurn[]): PodcastScript {
  const before = new Map(script.turns.map((turn) => [turn.id, turn]));
  if (new Set(edited.map(({ id }) => id)).size !== edited.length) {
    throw validationFailed([{ path: 'turns', message: 'two turns have the same id' }]);
  }
  const turns = edited.map(({ id, speaker, text: written }): ScriptTurn => {
    const text = plainText(written);
    if (!/[\p{L}\p{N}]/u.test(text)) throw new AppError('NOTHING_TO_SAY');
    const known = before.get(id);
    return { id, speaker, text, citations: known?.text === text ? known.citations : [] };
  });
  return { turns, chapters: chaptersLeft(script, new Set(turns.map(({ id }) => id))) };
}

function chaptersLeft({ turns, chapters }: PodcastScript, left: Set<string>) {
  const taken = new Set<string>();
  return chapters.flatMap(({ title, turnId }) => {
    const from = turns.findIndex(({ id }) => id === turnId);
    const first = turns.slice(from).find(({ id }) => left.has(id));
    if (!first || taken.has(first.id)) return [];
    taken.add(first.id);
    return [{ title, turnId: first.id }];
  });
}
