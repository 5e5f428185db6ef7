import { Check, CloudAlert, LoaderCircle, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SaveState } from '../autosaver.ts';

const ICONS = { saved: Check, unsaved: Pencil, saving: LoaderCircle, failed: CloudAlert } as const;

export function SaveStatus({ state }: { state: SaveState }) {
  const { t } = useTranslation();
  const Icon = ICONS[state];
  return (
    <p
      role="status"
      className={`flex items-center gap-1.5 text-sm ${state === 'failed' ? 'font-medium text-destructive' : 'text-muted-foreground'}`}
    >
      <Icon aria-hidden className={`size-4 ${state === 'saving' ? 'animate-spin' : ''}`} />
      <span className={state === 'failed' ? '' : 'max-sm:sr-only'}>
        {t(`editor.saveStates.${state}`)}
      </span>
    </p>
  );
}
