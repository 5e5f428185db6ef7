import { REALTIME, type ServerEvents } from '@tarima/contract';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { io, type Socket } from 'socket.io-client';

/**
 * Opens the live connection of a session, which tells of things in `language`; it reconnects by
 * itself for as long as it is open.
 */
export const openRealtime = (token: string, language: string): Socket =>
  io({
    transports: ['websocket'],
    auth: { token, language },
    reconnectionDelay: REALTIME.reconnectionDelayMs,
    reconnectionDelayMax: REALTIME.reconnectionDelayMaxMs,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
    timeout: REALTIME.timeoutMs,
  });

/** Null until the connection is opened. */
export const RealtimeContext = createContext<Socket | null>(null);

/** Calls `handle` each time the server tells of `name`, while the component is on the page. */
export function useServerEvent<Name extends keyof ServerEvents>(
  name: Name,
  handle: (value: Parameters<ServerEvents[Name]>[0]) => void,
): void {
  const realtime = useContext(RealtimeContext);
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
