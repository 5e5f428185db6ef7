import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Switch } from 'wouter';
import { FullScreenSpinner } from '#web/components/ui/spinner.tsx';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { ENTRY_ROUTES, LINKED_ROUTES } from './routes.tsx';

/** The pages of links, and where people come in unless an admin site has that. The rest is the studio. */
export function Entry({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { adminUrl } = useStudioConfig();
  return (
    <Suspense fallback={<FullScreenSpinner label={t('common.loading')} />}>
      <Switch>
        {[...(adminUrl === null ? ENTRY_ROUTES : []), ...LINKED_ROUTES].map(({ path, screen }) => (
          <Route key={path} path={path} component={screen} />
        ))}
        <Route>{children}</Route>
      </Switch>
    </Suspense>
  );
}
