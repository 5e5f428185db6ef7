import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '#web/components/ui/button.tsx';
import { Drawer } from '#web/components/ui/drawer.tsx';
import { classNames } from '#web/lib/class-names.ts';
import type { useNavigation } from './navigation.ts';

type MobileNavigationProps = { items: ReturnType<typeof useNavigation> };

/** The navigation of narrow windows: a drawer from the right side. */
export function MobileNavigation({ items }: MobileNavigationProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      title={t('header.menu')}
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('header.menu')} className="lg:hidden">
          <Menu aria-hidden className="size-5!" />
        </Button>
      }
    >
      <nav aria-label={t('header.navigation')} className="grid gap-1">
        {items.map((item) => (
          <Link
            key={item.href}
            href={item.href}
            onClick={() => setOpen(false)}
            aria-current={item.current ? 'page' : undefined}
            className={classNames(
              'rounded-xl px-4 py-3 font-medium hover:bg-muted',
              item.current && 'bg-primary-soft text-primary-soft-foreground',
            )}
          >
            {t(item.label)}
          </Link>
        ))}
      </nav>
    </Drawer>
  );
}
