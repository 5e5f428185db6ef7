import { OIDC_PATHS } from '@tarima/contract';
import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { placeToReturn } from '../enter-studio.ts';

/** Signs in at the identity provider, which then returns to the wanted page. */
export function ProviderChoice({ provider }: { provider: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="-my-2 text-center text-sm text-muted-foreground">{t('signIn.or')}</p>
      <Button variant="secondary" size="large" asChild>
        <a href={OIDC_PATHS.start(placeToReturn())} className="min-w-0">
          <LogIn aria-hidden />
          <span className="truncate">{t('signIn.byProvider', { provider })}</span>
        </a>
      </Button>
    </>
  );
}
