import { useRef, useState } from 'react';
import type { Draft, Place, ReviewerMemory } from './reviewer-memory.ts';

export type Drafts = ReturnType<typeof useDrafts>;

const isAt = (place: Place) => (other: Place) =>
  other.contentId === place.contentId &&
  other.sceneIndex === place.sceneIndex &&
  other.sceneTitle === place.sceneTitle &&
  other.sentence === place.sentence;

const isWritten = ({ text }: Draft) => text.trim() !== '';

/** The comments that are not sent yet. They outlive a reload of the page. */
export function useDrafts(memory: ReviewerMemory) {
  const [drafts, setDrafts] = useState(memory.drafts);
  const [asked, setAsked] = useState<Place | null>(null);
  const newest = useRef(drafts);
  const put = (next: Draft[]) => {
    newest.current = next;
    setDrafts(next);
    memory.keepDrafts(next.filter(isWritten));
  };
  return {
    all: drafts,
    /** The place that was opened last; a new object each time. */
    asked,
    isAsked: (draft: Draft) => asked !== null && isAt(asked)(draft),
    isOpen: (place: Place) => drafts.some(isAt(place)),
    /** Opens an empty one, and closes other empty ones. */
    open(place: Place): void {
      const written = newest.current.filter(isWritten);
      put(written.some(isAt(place)) ? written : [...written, { ...place, text: '' }]);
      setAsked({ ...place });
    },
    write: (place: Place, text: string): void =>
      put(newest.current.map((draft) => (isAt(place)(draft) ? { ...draft, text } : draft))),
    close: (place: Place): void => put(newest.current.filter((draft) => !isAt(place)(draft))),
  };
}
