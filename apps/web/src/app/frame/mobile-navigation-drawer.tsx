import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '#web/components/ui/drawer.tsx';
import type { Navigation, NavigationGroup, NavigationItem } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';

type MobileNavigationDrawerProps = {
  navigation: Navigation;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export function MobileNavigationDrawer({
  navigation: { home, groups },
  isOpen,
  onOpenChange,
}: MobileNavigationDrawerProps) {
  const { t } = useTranslation();
  const close = () => onOpenChange(false);
  return (
    <Drawer open={isOpen} onOpenChange={onOpenChange} title={t('header.menu')}>
      <nav aria-label={t('header.navigation')} className="grid gap-5">
        {home && <DrawerLink item={home} onClick={close} />}
        {groups.map((group) => (
          <DrawerGroup key={group.label} group={group} onClick={close} />
        ))}
      </nav>
    </Drawer>
  );
}

function DrawerGroup({ group, onClick }: { group: NavigationGroup; onClick: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="grid gap-1">
      <h3 id={id} className="px-3 text-sm font-semibold text-muted-foreground">
        {t(group.label)}
      </h3>
      <ul aria-labelledby={id}>
        {group.items.map((item) => (
          <li key={item.href}>
            <DrawerLink item={item} onClick={onClick} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DrawerLink({ item, onClick }: { item: NavigationItem; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <NavigationLink
      item={item}
      onClick={onClick}
      className="flex min-h-control items-center rounded-xl px-3"
    >
      {t(item.label)}
    </NavigationLink>
  );
}
