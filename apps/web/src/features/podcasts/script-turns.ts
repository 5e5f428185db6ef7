import type { Podcast, PodcastTurn } from '@tarima/contract';

/** A turn during editing. The citations belong to the text as it was drafted. */
export type EditedTurn = Pick<PodcastTurn, 'id' | 'speaker' | 'text' | 'citations'>;

/** A longer turn is hard to say and to follow. */
export const LONGEST_TURN_WORDS = 45;

export const editedTurns = ({ turnList }: Podcast): EditedTurn[] =>
  turnList.map(({ id, speaker, text, citations }) => ({ id, speaker, text, citations }));

export const changeTurn = (
  turns: readonly EditedTurn[],
  id: string,
  change: Partial<EditedTurn>,
): EditedTurn[] => turns.map((turn) => (turn.id === id ? { ...turn, ...change } : turn));

/** The new turn belongs to the other person. */
export function addTurnAfter(turns: readonly EditedTurn[], index: number): EditedTurn[] {
  const speaker = turns[index]?.speaker === 'host' ? 'guest' : 'host';
  const added: EditedTurn = { id: crypto.randomUUID(), speaker, text: '', citations: [] };
  return turns.toSpliced(index + 1, 0, added);
}

export function moveTurn(turns: readonly EditedTurn[], index: number, by: -1 | 1): EditedTurn[] {
  const turn = turns[index];
  if (!turn || index + by < 0 || index + by >= turns.length) return [...turns];
  return turns.toSpliced(index, 1).toSpliced(index + by, 0, turn);
}

/** The turns to send, without empty ones. */
export const savedTurns = (turns: readonly EditedTurn[]) =>
  turns
    .map(({ id, speaker, text }) => ({ id, speaker, text: text.trim() }))
    .filter(({ text }) => text !== '');

/** True if saving would change the stored turns. */
export function isChanged(turns: readonly EditedTurn[], podcast: Podcast): boolean {
  return JSON.stringify(savedTurns(turns)) !== JSON.stringify(savedTurns(editedTurns(podcast)));
}
