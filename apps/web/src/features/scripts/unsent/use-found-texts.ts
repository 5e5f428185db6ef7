import { useEffect, useEffectEvent, useState } from 'react';
import { type FoundText, forgetUnsent, markLive, watchLeftTexts } from './unsent-texts.ts';

type Place = {
  userId: string;
  scriptId: string;
  ownKey: string;
  /** Resolves after the last save. Until then the text belongs to this window. */
  atRest: () => Promise<unknown>;
};

/**
 * Finds texts that other windows left of this script, now or later. `takeUp` accepts a text that follows
 * from the current one. All others are returned, one at a time, as a question.
 */
export function useFoundTexts(
  { userId, scriptId, ownKey, atRest }: Place,
  takeUp: (found: FoundText) => boolean,
) {
  const [left, setLeft] = useState<FoundText[]>([]);
  const look = useEffectEvent((found: FoundText) => {
    if (takeUp(found)) forgetUnsent(found.key);
    else setLeft((others) => [...others, found]);
  });
  const whenSaved = useEffectEvent(atRest);
  useEffect(() => {
    const leaving = new AbortController();
    const release = markLive(ownKey);
    watchLeftTexts({ userId, scriptId, ownKey }, (found) => look(found), leaving.signal);
    return () => {
      leaving.abort();
      void whenSaved().then(release);
    };
  }, [userId, scriptId, ownKey]);

  const [next] = left;
  const skip = () => setLeft(left.slice(1));
  return {
    next,
    /** Postpones the question until the script is opened again. */
    skip,
    forget: () => {
      if (next) forgetUnsent(next.key);
      skip();
    },
  };
}
