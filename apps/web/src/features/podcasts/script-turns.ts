import type { Podcast, PodcastTurn } from '@tarima/contract';

/** A turn as it is edited; the sources are those of the text that the writer wrote. */
export type EditedTurn = Pick<PodcastTurn, 'id' | 'speaker' | 'text' | 'citations'>;

/** More words than these are hard to say and to follow in one go. */
export const LONGEST_TURN_WORDS = 45;

export const editedTurns = ({ turnList }: Podcast): EditedTurn[] =>
  turnList.map(({ id, speaker, text, citations }) => ({ id, speaker, text, citations }));

export const changeTurn = (
  turns: readonly EditedTurn[],
  id: string,
  change: Partial<EditedTurn>,
): EditedTurn[] => turns.map((turn) => (turn.id === id ? { ...turn, ...change } : turn));

/** The new turn is the other person's. */
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

/** What is sent: turns left empty are not said. */
export const savedTurns = (turns: readonly EditedTurn[]) =>
  turns
    .map(({ id, speaker, text }) => ({ id, speaker, text: text.trim() }))
    .filter(({ text }) => text !== '');

/** Whether what would be saved differs from what is stored. */
export function isChanged(turns: readonly EditedTurn[], podcast: Podcast): boolean {
  return JSON.stringify(savedTurns(turns)) !== JSON.stringify(savedTurns(editedTurns(podcast)));
}
