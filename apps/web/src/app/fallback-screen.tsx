import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FullPageMessage } from '#web/components/full-page-message.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';

/** Shown for every path without an enabled screen. */
export function FallbackScreen() {
  const { t } = useTranslation();
  return (
    <FullPageMessage
      icon={Compass}
      title={t('fallback.title')}
      description={t('fallback.description')}
    >
      <div className="flex flex-wrap justify-center gap-2">
        <Button asChild>
          <StudioLink href={pathTo.home}>{t('errors.goHome')}</StudioLink>
        </Button>
        <Button variant="secondary" asChild>
          <StudioLink href={pathTo.projects}>{t('fallback.projects')}</StudioLink>
        </Button>
      </div>
    </FullPageMessage>
  );
}
