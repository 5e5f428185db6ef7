import { sessionEndpoints } from '@tarima/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Socket } from 'socket.io-client';
import { useApi } from '#web/lib/api.ts';
import { RealtimeContext } from '#web/lib/realtime.ts';
import { useSession } from '#web/lib/session.ts';

/** Keeps the live connection open for as long as the studio is. */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const { token } = useSession();
  const { language } = useTranslation().i18n;
  const [realtime, setRealtime] = useState<Socket | null>(null);

  useEffect(() => {
    let connection: Socket | undefined;
    let isOver = false;
    // Beside the first screen, which is drawn without it; what cannot be loaded is made up for by the polls.
    import('#web/lib/open-realtime.ts').then(
      ({ openRealtime }) => {
        if (isOver) return;
        connection = openRealtime(token, language);
        connection.on('disconnect', (reason) => {
          if (reason !== 'io server disconnect') return;
          // The server cuts who has no session any more; the answer to this says so to everybody.
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
  }, [api, token, language]);

  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}
