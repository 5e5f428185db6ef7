/** A longer sentence is translated in pieces, so that a question stays short. */
export const LONGEST_PIECE = 1_200;

/** Cuts a text between words into pieces that a model can be asked for. A blank stands between two. */
export function cutText(text: string): string[] {
  if (text.length <= LONGEST_PIECE) return [text];
  const pieces: string[] = [];
  let piece = '';
  for (const word of text.split(/\s+/u)) {
    if (piece && piece.length + 1 + word.length > LONGEST_PIECE) {
      pieces.push(piece);
      piece = word;
    } else piece = piece ? `${piece} ${word}` : word;
  }
  return [...pieces, piece];
}
