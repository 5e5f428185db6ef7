import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';

/** Lists the companies that require a second step, with a link to turn it on. */
export function ClosedCompanies() {
  const { t, i18n } = useTranslation();
  const { closedCompanies } = useSession();
  const [path] = useLocation();
  const companies = new Intl.ListFormat(i18n.language).format(
    closedCompanies.map(({ name }) => name),
  );
  return (
    <div className="page-width pt-6">
      <Alert
        tone="warning"
        title={t('session.closed', { companies, count: closedCompanies.length })}
        action={
          path !== pathTo.account && (
            <Button asChild variant="secondary">
              <StudioLink href={pathTo.account}>{t('session.goToAccount')}</StudioLink>
            </Button>
          )
        }
      >
        <p>{t('session.closedHint')}</p>
      </Alert>
    </div>
  );
}
