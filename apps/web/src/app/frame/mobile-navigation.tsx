import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useFetchedPart } from '#web/lib/use-fetched-part.ts';
import type { Navigation } from './navigation.ts';

type MobileNavigationProps = { navigation: Navigation };

/** The navigation of narrow windows: a button, and a drawer from the right side. */
export function MobileNavigation({ navigation }: MobileNavigationProps) {
  const { t } = useTranslation();
  const { part: Panel, want } = useFetchedPart(() =>
    import('./mobile-navigation-drawer.tsx').then((module) => module.MobileNavigationDrawer),
  );
  const [isOpen, setIsOpen] = useState(false);

  const handleOpen = () => {
    want();
    setIsOpen(true);
  };

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('header.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={want}
        onFocus={want}
        onClick={handleOpen}
        className="md:hidden"
      >
        <Menu aria-hidden className="size-5!" />
      </Button>
      {Panel && <Panel navigation={navigation} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
