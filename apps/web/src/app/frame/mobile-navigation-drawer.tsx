import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Drawer } from '#web/components/ui/drawer.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { useNavigation } from './navigation.ts';

type MobileNavigationDrawerProps = {
  items: ReturnType<typeof useNavigation>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export function MobileNavigationDrawer({
  items,
  isOpen,
  onOpenChange,
}: MobileNavigationDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer open={isOpen} onOpenChange={onOpenChange} title={t('header.menu')}>
      <nav aria-label={t('header.navigation')} className="grid gap-1">
        {items.map((item) => (
          <StudioLink
            key={item.href}
            href={item.href}
            onClick={() => onOpenChange(false)}
            aria-current={item.current ? 'page' : undefined}
            className={classNames(
              'rounded-xl px-4 py-3 font-medium hover:bg-muted',
              item.current && 'bg-primary-soft text-primary-soft-foreground',
            )}
          >
            {t(item.label)}
          </StudioLink>
        ))}
      </nav>
    </Drawer>
  );
}
