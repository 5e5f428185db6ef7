import { type Podcast, WORDS_PER_MINUTE } from '@tarima/contract';
import { Pencil } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { formatDuration } from '#web/lib/format.ts';
import { ScriptEditor } from './script-editor.tsx';

type ScriptPanelProps = { podcast: Podcast; isGone: boolean };

/** The script of a podcast without audio. It opens by itself when only the script was requested. */
export function ScriptPanel({ podcast, isGone }: ScriptPanelProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(podcast.status === 'written');
  const words = podcast.wordCount;
  // An estimate is only for a text that is not recorded.
  const recorded = podcast.isAudioOutdated ? null : podcast.durationSeconds;
  if (!isOpen) {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-6">
        <div>
          <h2 className="font-semibold">{t('podcasts.script.title')}</h2>
          <p className="text-sm text-muted-foreground tabular-nums">
            {t('podcasts.script.length', {
              words,
              duration: formatDuration(recorded ?? (words * 60) / WORDS_PER_MINUTE),
            })}
          </p>
        </div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <Pencil aria-hidden />
          {t('podcasts.script.edit')}
        </Button>
      </Card>
    );
  }
  return <OpenScript podcast={podcast} isGone={isGone} />;
}

/** The script with its editor. The moving time of a player beside it renders nothing here. */
export const OpenScript = memo(function OpenScript({ podcast, isGone }: ScriptPanelProps) {
  const { t } = useTranslation();
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-6">
      <h2 className="text-lg font-semibold">{t('podcasts.script.title')}</h2>
      <ScriptEditor podcast={podcast} isGone={isGone} />
    </Card>
  );
});
