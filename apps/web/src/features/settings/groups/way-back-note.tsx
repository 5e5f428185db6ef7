import { useTranslation } from 'react-i18next';

/** The address that a provider asks for when a studio is registered there. */
export function WayBackNote() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-1 rounded-xl bg-muted p-4 text-sm">
      <p>{t('settings.wayBack')}</p>
      <code className="wrap-anywhere">{`${window.location.origin}/api/v1/auth/oidc/callback`}</code>
    </div>
  );
}
