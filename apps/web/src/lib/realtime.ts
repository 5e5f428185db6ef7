import type { ServerEvents } from '@tarima/contract';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { Socket } from 'socket.io-client';

/** Null until the connection is open. Undefined outside of a provider. */
export const RealtimeContext = createContext<Socket | null | undefined>(undefined);

/** The live connection; null until it is open. */
export function useRealtime(): Socket | null {
  const realtime = useContext(RealtimeContext);
  if (realtime === undefined) throw new Error('Socket not initialized');
  return realtime;
}

/** Calls `handle` on each event `name`, while the component is mounted. */
export function useServerEvent<Name extends keyof ServerEvents>(
  name: Name,
  handle: (value: Parameters<ServerEvents[Name]>[0]) => void,
): void {
  const realtime = useRealtime();
  const onEvent = useEffectEvent(handle);
  useEffect(() => {
    if (!realtime) return;
    const listener = (value: Parameters<ServerEvents[Name]>[0]) => onEvent(value);
    realtime.on<string>(name, listener);
    return () => {
      realtime.off<string>(name, listener);
    };
  }, [realtime, name]);
}
