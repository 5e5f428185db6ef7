import { PRODUCT_NAME } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { LanguageSwitcher } from '#web/components/language-switcher.tsx';
import { StudioLink } from '#web/components/studio-link.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { fetchScreenAhead } from '../routes.tsx';
import { MobileNavigation } from './mobile-navigation.tsx';
import { useNavigation } from './navigation.ts';
import { UserMenu } from './user-menu.tsx';

const TITLE_STYLES = 'flex items-center gap-2.5 rounded-lg text-lg font-semibold tracking-tight';

export function Header() {
  const { t } = useTranslation();
  const reaches = useReaches();
  const items = useNavigation();
  return (
    <header className="sticky top-0 z-30 border-b bg-background/85 backdrop-blur-md">
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
        {items.length > 0 && (
          <nav aria-label={t('header.navigation')} className="ml-4 hidden gap-0.5 lg:flex">
            {items.map((item) => (
              <StudioLink
                key={item.href}
                href={item.href}
                aria-current={item.current ? 'page' : undefined}
                onPointerEnter={() => fetchScreenAhead(item.href)}
                onFocus={() => fetchScreenAhead(item.href)}
                className={classNames(
                  'rounded-lg px-2.5 py-2 text-sm font-medium whitespace-nowrap text-muted-foreground transition-colors hover:bg-muted hover:text-foreground',
                  item.current && 'bg-primary-soft text-primary-soft-foreground',
                )}
              >
                {t(item.label)}
              </StudioLink>
            ))}
          </nav>
        )}
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <LanguageSwitcher />
          <UserMenu />
          {items.length > 0 && <MobileNavigation items={items} />}
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
