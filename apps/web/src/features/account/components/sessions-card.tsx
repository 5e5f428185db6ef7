import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useEndSessions, useSessions } from '../api/sessions.ts';
import { SessionRow } from './session-row.tsx';

/** Lists the places where the person is signed in, to end the wrong ones. */
export function SessionsCard() {
  const { t } = useTranslation();
  const sessions = useSessions();
  const { end, endOthers } = useEndSessions();

  if (sessions.isError)
    return <LoadError title={t('account.sessions.loadError')} query={sessions} />;
  if (!sessions.data) return <Skeleton className="h-48" />;
  const [others, [own]] = [
    sessions.data.filter(({ isThis }) => !isThis),
    sessions.data.filter(({ isThis }) => isThis),
  ];
  const handleEnded = (message: string) => () => {
    toast.success(message);
    focusMain();
  };
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{t('account.sessions.title')}</h2>
        <p className="text-sm text-pretty text-muted-foreground">
          {t('account.sessions.description')}
        </p>
      </div>
      <ul className="grid divide-y">
        {own && <SessionRow session={own} />}
        {others.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => end.mutate(session.id, handleEnded(t('account.sessions.ended')))}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          disabled={endOthers.isPending}
          onClick={() =>
            endOthers.mutate(undefined, handleEnded(t('account.sessions.othersEnded')))
          }
        >
          {t('account.sessions.endOthers')}
        </Button>
      )}
    </Card>
  );
}
