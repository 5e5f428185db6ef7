import { Check, CloudAlert, CloudOff, Files, LoaderCircle, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import type { SaveState } from '../autosaver.ts';
import { NextTry } from './next-try.tsx';

const ICONS = {
  saved: Check,
  unsaved: Pencil,
  saving: LoaderCircle,
  waiting: CloudOff,
  conflict: Files,
  failed: CloudAlert,
} as const;

const STYLES: Partial<Record<SaveState, string>> = {
  waiting: 'font-medium text-warning-soft-foreground',
  conflict: 'font-medium text-warning-soft-foreground',
  failed: 'font-medium text-destructive',
};

type SaveStatusProps = {
  state: SaveState;
  /** Reopens the question that was postponed. */
  onDecide?: () => void;
  /** The time of the next automatic save. */
  nextTry?: number | undefined;
  onTryNow?: () => void;
};

export function SaveStatus({ state, onDecide, nextTry, onTryNow }: SaveStatusProps) {
  const { t } = useTranslation();
  const Icon = ICONS[state];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p
        role="status"
        className={`flex items-center gap-1.5 text-sm ${STYLES[state] ?? 'text-muted-foreground'}`}
      >
        <Icon aria-hidden className={`size-4 ${state === 'saving' ? 'animate-spin' : ''}`} />
        <span className={state in STYLES ? '' : 'max-sm:sr-only'}>
          {t(`editor.saveStates.${state}`)}
        </span>
      </p>
      {nextTry !== undefined && onTryNow && <NextTry at={nextTry} onTryNow={onTryNow} />}
      {state === 'conflict' && onDecide && (
        <Button variant="secondary" size="small" onClick={onDecide}>
          {t('editor.decideNow')}
        </Button>
      )}
    </div>
  );
}
