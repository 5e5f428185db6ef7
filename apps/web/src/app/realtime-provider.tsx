import { useQueryClient } from '@tanstack/react-query';
import { sessionEndpoints } from '@tarima/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Socket } from 'socket.io-client';
import { useApi } from '#web/lib/api.ts';
import { askMissed } from '#web/lib/query-client.ts';
import { RealtimeContext } from '#web/lib/realtime.ts';
import { useSession } from '#web/lib/session.ts';

/** Keeps the live connection open while the studio is open. Once it is back, screens catch up. */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { token } = useSession();
  const { language } = useTranslation().i18n;
  const [realtime, setRealtime] = useState<Socket | null>(null);

  useEffect(() => {
    let connection: Socket | undefined;
    let isOver = false;
    // Loads beside the first screen, which does not need it. If that fails, polls replace it.
    import('#web/lib/open-realtime.ts').then(
      ({ openRealtime }) => {
        if (isOver) return;
        connection = openRealtime(token, language);
        let wasAway = false;
        connection.on('connect', () => {
          if (wasAway) void askMissed(queryClient);
          wasAway = false;
        });
        connection.on('connect_error', () => {
          wasAway = true;
        });
        connection.on('disconnect', (reason) => {
          wasAway = true;
          if (reason !== 'io server disconnect') return;
          // The server disconnects ended sessions. The 401 of this call reports that everywhere.
          api.call(sessionEndpoints.login, { body: { token } }).catch(() => undefined);
        });
        setRealtime(connection);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      connection?.disconnect();
    };
  }, [api, queryClient, token, language]);

  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}
