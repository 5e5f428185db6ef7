import { Suspense, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { FullScreenSpinner } from '#web/components/ui/spinner.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { focusMain, MAIN_ID } from '#web/lib/main-landmark.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { useStudioConfig } from '#web/lib/studio-config.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { FallbackScreen } from '../fallback-screen.tsx';
import { INFORMATION_ROUTES, PEOPLE_ROUTES, routesOf } from '../routes.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

// The screen waits for it, so that nothing moves when it arrives.
const ClosedCompanies = lazyPart(async () => ({
  default: (await import('./closed-companies.tsx')).ClosedCompanies,
}));

export function Frame() {
  const { t } = useTranslation();
  const { screens } = useStudioConfig();
  const { companies, closedCompanies } = useSession();
  // Until the second step is on, only the account page opens.
  const isShut = companies.length === 0 && closedCompanies.length > 0;
  const routes = useMemo(
    () =>
      isShut
        ? [...PEOPLE_ROUTES.filter(({ path }) => path === pathTo.account), ...INFORMATION_ROUTES]
        : [...routesOf(screens), ...PEOPLE_ROUTES, ...INFORMATION_ROUTES],
    [screens, isShut],
  );
  const [path] = useLocation();
  const shownPath = useRef(path);

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    window.scrollTo(0, 0);
    focusMain();
  }, [path]);

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN_ID}`}
        className="sr-only rounded-xl bg-primary text-sm font-medium text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4 focus:py-3"
      >
        {t('common.skipToContent')}
      </a>
      <Header />
      {/* Fills the window, so nothing below moves while a screen loads. */}
      <main id={MAIN_ID} tabIndex={-1} className="min-h-[calc(100dvh-4rem)] flex-1 outline-none">
        <ErrorBoundary key={path}>
          <Suspense fallback={<FullScreenSpinner label={t('common.loading')} />}>
            {closedCompanies.length > 0 && <ClosedCompanies />}
            <Switch>
              {routes.map((route) => (
                <Route key={route.path} path={route.path} component={route.screen} />
              ))}
              {isShut && (
                <Route>
                  <Redirect to={pathTo.account} replace />
                </Route>
              )}
              <Route component={FallbackScreen} />
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </div>
  );
}
