import type { Script } from '@tarima/contract';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { LazyVersions } from './lazy-versions.tsx';

type VersionsButtonProps = {
  script: Script;
  /** The present text. */
  content: string;
  onRestore: (content: string) => void;
};

/** Opens the saved versions of a script. */
export function VersionsButton(props: VersionsButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <History aria-hidden />
        {t('editor.versions.open')}
      </Button>
      {isOpen && <LazyVersions {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
