import { useQueryClient } from '@tanstack/react-query';
import { POLLING, type Video, videoEndpoints } from '@tarima/contract';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useApi } from '#web/lib/api.ts';
import { useRealtime } from '#web/lib/realtime.ts';
import { keepVideo } from './api/get-project-video.ts';
import { type Following, follow, followingEnd, startFollowing } from './generation-progress.ts';

type Action = Parameters<typeof follow>[1] | { kind: 'restarted' };

const reduce = (following: Following, action: Action): Following =>
  action.kind === 'restarted' ? startFollowing(following.video) : follow(following, action);

/**
 * Asks how a video is coming along every 30 s, and at once when the live connection returns;
 * `video` itself changes as the socket tells.
 */
export function useVideoFollowing(video: Video) {
  const api = useApi();
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  const [following, dispatch] = useReducer(reduce, video, startFollowing);
  const end = followingEnd(following);

  useEffect(() => dispatch({ kind: 'told', video }), [video]);

  const ask = () => api.call(videoEndpoints.status, { params: { id: video.id } });
  const poll = async () => {
    try {
      const answer = await ask();
      dispatch({ kind: 'answered', video: answer });
      keepVideo(queryClient, answer);
    } catch {
      dispatch({ kind: 'unanswered' });
    }
  };
  const pollNow = useEffectEvent(poll);
  /** No poll: what is missed here comes with the next one. */
  const catchUp = useEffectEvent(() =>
    ask().then(
      (answer) => keepVideo(queryClient, answer),
      () => undefined,
    ),
  );

  useEffect(() => {
    if (end) return;
    const handleConnect = () => void catchUp();
    const timer = setInterval(() => void pollNow(), POLLING.generationPageMs);
    realtime?.on('connect', handleConnect);
    return () => {
      clearInterval(timer);
      realtime?.off('connect', handleConnect);
    };
  }, [end, realtime]);

  return {
    polls: following.polls,
    end,
    restart: () => {
      dispatch({ kind: 'restarted' });
      void poll();
    },
  };
}
