import { PRODUCT_NAME } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { LanguageSwitcher } from '#web/components/language-switcher.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { MobileNavigation } from './mobile-navigation.tsx';
import { useNavigation } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';
import { NavigationMenu } from './navigation-menu.tsx';
import { UserMenu } from './user-menu.tsx';

const TITLE_STYLES = 'flex items-center gap-2.5 rounded-lg text-lg font-semibold tracking-tight';

export function Header() {
  const { t } = useTranslation();
  const reaches = useReaches();
  const navigation = useNavigation();
  const { home, groups } = navigation;
  const hasLinks = home !== null || groups.length > 0;
  return (
    <header className="sticky top-0 short:relative z-30 border-b bg-background/85 backdrop-blur-md">
      <div className="page-width flex h-16 items-center gap-2">
        {reaches(pathTo.home) ? (
          <StudioLink href={pathTo.home} className={TITLE_STYLES}>
            <ProductTitle />
          </StudioLink>
        ) : (
          <span className={TITLE_STYLES}>
            <ProductTitle />
          </span>
        )}
        {hasLinks && (
          <nav aria-label={t('header.navigation')} className="ml-6 hidden gap-1 md:flex">
            {home && (
              <NavigationLink item={home} className="flex h-control items-center px-3 text-sm">
                {t(home.label)}
              </NavigationLink>
            )}
            {groups.map((group) => (
              <NavigationMenu key={group.label} group={group} />
            ))}
          </nav>
        )}
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <LanguageSwitcher />
          <UserMenu />
          {hasLinks && <MobileNavigation navigation={navigation} />}
        </div>
      </div>
    </header>
  );
}

function ProductTitle() {
  return (
    <>
      <img src="/favicon.svg" alt="" className="size-8" />
      {PRODUCT_NAME}
    </>
  );
}
