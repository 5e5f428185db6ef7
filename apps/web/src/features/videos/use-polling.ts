import { focusManager, type UseQueryResult } from '@tanstack/react-query';
import { POLLING } from '@tarima/contract';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Refetches every 5 s while a video is being made, at most 240 times. Then `isOver` is true until a
 * restart. A window without focus does not poll.
 */
export function usePolling({ refetch }: Pick<UseQueryResult, 'refetch'>, isMaking: boolean) {
  const [polls, setPolls] = useState(0);
  const isOver = isMaking && polls >= POLLING.maxAttempts;
  const poll = useEffectEvent(() => {
    if (!focusManager.isFocused()) return;
    setPolls((before) => before + 1);
    void refetch({ cancelRefetch: false });
  });

  useEffect(() => {
    if (!isMaking || isOver) return;
    const timer = setInterval(() => poll(), POLLING.videoMs);
    return () => clearInterval(timer);
  }, [isMaking, isOver]);

  // The next video gets the full number of polls again.
  useEffect(() => {
    if (!isMaking) setPolls(0);
  }, [isMaking]);

  return {
    isOver,
    restart: () => {
      setPolls(0);
      void refetch();
    },
  };
}
