import { REALTIME } from '@tarima/contract';
import { io, type Socket } from 'socket.io-client';

/** Opens the live connection of a session. Events come in `language`. It reconnects by itself. */
export const openRealtime = (token: string, language: string): Socket =>
  io({
    transports: ['websocket'],
    auth: { token, language },
    reconnectionDelay: REALTIME.reconnectionDelayMs,
    reconnectionDelayMax: REALTIME.reconnectionDelayMaxMs,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
    timeout: REALTIME.timeoutMs,
  });
