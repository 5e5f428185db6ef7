import type { Podcast } from '@tarima/contract';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { ScriptEditor } from './script-editor.tsx';

/** The script. It opens by itself when only the script was requested. */
export function ScriptPanel({ podcast }: { podcast: Podcast }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(podcast.status === 'written');
  if (!isOpen) {
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        <Pencil aria-hidden />
        {t('podcasts.script.edit')}
      </Button>
    );
  }
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-6">
      <h3 className="text-lg font-semibold">{t('podcasts.script.title')}</h3>
      <ScriptEditor podcast={podcast} />
    </Card>
  );
}
