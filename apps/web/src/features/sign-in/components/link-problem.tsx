import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { messageOf } from '#web/lib/error-message.ts';
import { pathTo } from '#web/lib/paths.ts';
import { EntryPage } from './entry-page.tsx';

/** Shown for a link that was used, has expired, or never existed. */
export function LinkProblem({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <EntryPage title={t('signIn.linkErrorTitle')} description={messageOf(error, t)}>
      <Button asChild size="large">
        <StudioLink href={pathTo.signIn()}>{t('signIn.goToSignIn')}</StudioLink>
      </Button>
    </EntryPage>
  );
}
