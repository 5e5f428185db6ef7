import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Socket } from 'socket.io-client';
import { openRealtime, RealtimeContext } from '#web/lib/realtime.ts';
import { useSession } from '#web/lib/session.ts';

/** Keeps the live connection open for as long as the studio is. */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const { token } = useSession();
  const { language } = useTranslation().i18n;
  const [realtime, setRealtime] = useState<Socket | null>(null);

  useEffect(() => {
    const connection = openRealtime(token, language);
    setRealtime(connection);
    return () => {
      connection.disconnect();
    };
  }, [token, language]);

  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}
