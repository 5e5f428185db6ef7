import { useQueryClient } from '@tanstack/react-query';
import { POLLING, type Video, videoEndpoints } from '@tarima/contract';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useApi } from '#web/lib/api.ts';
import { isGone } from '#web/lib/api-error.ts';
import { useRealtime, useServerEvent } from '#web/lib/realtime.ts';
import { keepVideo } from './api/get-project-video.ts';
import { type Following, follow, followingEnd, startFollowing } from './generation-progress.ts';
import { useVideoGone } from './use-video-gone.ts';

type Action = Parameters<typeof follow>[1] | { kind: 'restarted' };

const reduce = (following: Following, action: Action): Following =>
  action.kind === 'restarted' ? startFollowing(following.video) : follow(following, action);

/**
 * Polls a video's state every 30 s. A new connection or a changed list of videos asks at once. `video`
 * itself follows the socket. Leaves a deleted video.
 */
export function useVideoFollowing(video: Video) {
  const api = useApi();
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  const leave = useVideoGone();
  const [following, dispatch] = useReducer(reduce, video, startFollowing);
  const end = followingEnd(following);

  useEffect(() => dispatch({ kind: 'told', video }), [video]);

  const ask = async () => {
    try {
      const answer = await api.call(videoEndpoints.status, { params: { id: video.id } });
      keepVideo(queryClient, answer);
      return answer;
    } catch (error) {
      if (isGone(error)) leave(video);
      throw error;
    }
  };
  const poll = async () => {
    try {
      dispatch({ kind: 'answered', video: await ask() });
    } catch {
      dispatch({ kind: 'unanswered' });
    }
  };
  const pollNow = useEffectEvent(poll);
  /** Does not count as a poll. The next poll makes up for a failure. */
  const catchUp = () => ask().catch(() => undefined);
  const catchUpNow = useEffectEvent(catchUp);
  useServerEvent('listUpdate', (list) => {
    if (list === 'videos') void catchUp();
  });

  useEffect(() => {
    if (end) return;
    const handleConnect = () => void catchUpNow();
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
