import { useEffect, useEffectEvent, useState } from 'react';
import { type FoundText, forgetUnsent, markLive, watchLeftTexts } from './unsent-texts.ts';

type Place = {
  userId: string;
  scriptId: string;
  ownKey: string;
  /** Resolves when the last save of this window is over: until then its text is still its own. */
  atRest: () => Promise<unknown>;
};

/**
 * Looks for what other windows left of a script when it was opened, or leave of it later: `takeUp` takes what
 * follows from the text that is here, and whatever does not is answered, one after the other, to be asked about.
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
    /** Asks about it again when the script is next opened. */
    skip,
    forget: () => {
      if (next) forgetUnsent(next.key);
      skip();
    },
  };
}
