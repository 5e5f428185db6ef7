import type { DeletedThing } from '@tarima/contract';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#web/lib/format.ts';
import { Button } from './ui/button.tsx';

const SHOWN_AT_ONCE = 3;

type DeletedThingsProps = {
  things: DeletedThing[];
  /** The thing that is being restored. */
  restoredId: string | null;
  onRestore: (thing: DeletedThing) => void;
};

/** Lists recently deleted things with a button to restore each. */
export function DeletedThings({ things, restoredId, onRestore }: DeletedThingsProps) {
  const { t, i18n } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  if (things.length === 0) return null;
  const shown = showsAll ? things : things.slice(0, SHOWN_AT_ONCE);
  const hidden = things.length - shown.length;
  return (
    <section aria-label={t('common.deleted')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ul className="divide-y rounded-xl border border-dashed bg-muted/50">
        {shown.map((thing) => (
          <li key={thing.id} className="flex items-center gap-3 py-1.5 pr-1.5 pl-4 text-sm">
            <Trash2 aria-hidden className="size-4 shrink-0 text-muted-foreground" />
            <p className="min-w-0 flex-1 sm:flex sm:gap-2">
              <span className="block truncate">
                {t('common.deletedNamed', { name: thing.name })}
              </span>
              <span className="block shrink-0 text-muted-foreground">
                {t('common.undoUntil', { time: formatTime(thing.goneAt, i18n.language) })}
              </span>
            </p>
            <Button
              variant="ghost"
              size="small"
              className="text-foreground"
              disabled={thing.id === restoredId}
              aria-label={t('common.undoNamed', { name: thing.name })}
              onClick={() => onRestore(thing)}
            >
              <Undo2 aria-hidden />
              {t('common.undo')}
            </Button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start"
          onClick={() => setShowsAll(true)}
        >
          {t('common.showMore', { count: hidden })}
        </Button>
      )}
    </section>
  );
}
