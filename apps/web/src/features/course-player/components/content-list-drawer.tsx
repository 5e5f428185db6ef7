import { ListVideo } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Drawer } from '#web/components/ui/drawer.tsx';

type ContentListDrawerProps = {
  /** Position of the open content, from 1. */
  position: number;
  total: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** The contents of the course in a drawer, for windows without room beside the video. */
export function ContentListDrawer({
  position,
  total,
  isOpen,
  onOpenChange,
  children,
}: ContentListDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('coursePlayer.contents')}
      trigger={
        <Button variant="secondary" className="w-full lg:hidden">
          <ListVideo aria-hidden />
          {t('coursePlayer.contents')}
          <span className="ml-auto text-muted-foreground tabular-nums">
            {position}/{total}
          </span>
        </Button>
      }
    >
      <div className="-mx-4">{children}</div>
    </Drawer>
  );
}
