import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';

/** Variables that are fixed when the studio starts, by what they decide. */
const VARIABLES = {
  address: ['HOST', 'PORT', 'STUDIO_PUBLIC_URL', 'STUDIO_TRUST_PROXY'],
  storage: ['STUDIO_DATA_DIR', 'DATABASE_URL', 'STUDIO_SETTINGS_KEY'],
  people: ['STUDIO_ADMIN_URL', 'AUTH_JWT_SECRET', 'AUTH_JWKS_URL'],
  work: ['STUDIO_ROLES', 'STUDIO_ROUTES', 'STUDIO_CALLS_PER_MINUTE', 'STUDIO_VOICE_CATALOGUE'],
} as const;
const KINDS = ['address', 'storage', 'people', 'work'] as const;

/** The settings that cannot be typed here, for whoever runs the machine. */
export function EnvironmentCard() {
  const { t } = useTranslation();
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <h3 className="text-lg font-semibold">{t('settings.machine.environment')}</h3>
      <p className="text-sm text-pretty text-muted-foreground">
        {t('settings.machine.environmentAbout')}
      </p>
      <dl className="grid gap-3 text-sm">
        {KINDS.map((kind) => (
          <div key={kind} className="grid gap-0.5">
            <dt className="font-medium">{t(`settings.machine.kinds.${kind}`)}</dt>
            <dd className="text-xs wrap-anywhere text-muted-foreground">
              <code>{VARIABLES[kind].join(', ')}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
