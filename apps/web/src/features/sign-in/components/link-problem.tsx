import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '#web/components/ui/button.tsx';
import { messageOf } from '#web/lib/error-message.ts';
import { pathTo } from '#web/lib/paths.ts';
import { EntryPage } from './entry-page.tsx';

/** A link that was used, is over, or never was one. */
export function LinkProblem({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <EntryPage title={t('signIn.linkErrorTitle')} description={messageOf(error, t)}>
      <Button asChild size="large">
        <Link href={pathTo.signIn()}>{t('signIn.goToSignIn')}</Link>
      </Button>
    </EntryPage>
  );
}
