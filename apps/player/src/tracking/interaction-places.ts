/**
 * The place of each question in a platform's list of interactions. Another answer to a question
 * replaces the earlier one of the same visit.
 */
export function createInteractionPlaces(readCount: () => string) {
  const places = new Map<string, number>();
  let count = Number.parseInt(readCount(), 10) || 0;
  return (questionId: string): { place: number; isNew: boolean } => {
    const known = places.get(questionId);
    if (known !== undefined) return { place: known, isNew: false };
    const place = count;
    places.set(questionId, place);
    count += 1;
    return { place, isNew: true };
  };
}
