import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FullPageMessage } from '#web/components/full-page-message.tsx';

/** Where a session ends in a studio without an admin site: how to get a new address. */
export function SignedOutScreen() {
  const { t } = useTranslation();
  return (
    <main>
      <FullPageMessage
        icon={KeyRound}
        title={t('session.signedOutTitle')}
        description={t('session.signedOutDescription')}
      >
        <ul className="grid gap-3 rounded-2xl border bg-card p-6 text-left text-sm shadow-card">
          <li>{t('session.signedOutLocal')}</li>
          <li>{t('session.signedOutAsk')}</li>
        </ul>
      </FullPageMessage>
    </main>
  );
}
