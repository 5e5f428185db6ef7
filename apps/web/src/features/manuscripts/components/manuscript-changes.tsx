import type { Language, ReadManuscript } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ChangedScript } from './changed-script.tsx';

const KINDS = ['added', 'removed'] as const;

type ManuscriptChangesProps = {
  changes: ReadManuscript['changes'];
  language: Language;
  isTaking: boolean;
  onTake: () => void;
  onCancel: () => void;
};

/** The changes of a file, before anything is stored. */
export function ManuscriptChanges({
  changes,
  language,
  isTaking,
  onTake,
  onCancel,
}: ManuscriptChangesProps) {
  const { t } = useTranslation();
  const removed = changes.removed.length;
  const emptied = changes.changedScripts.filter(({ after }) => after.trim() === '').length;
  const isSame = !changes.isStructureChanged && changes.changedScripts.length === 0;
  const takeLabel = () => {
    if (removed > 0) return t('manuscripts.takeAndRemove', { count: removed });
    return emptied > 0 ? t('manuscripts.takeAndEmpty', { count: emptied }) : t('manuscripts.take');
  };
  if (isSame) {
    return (
      <div className="grid gap-4">
        <p>{t('manuscripts.same')}</p>
        <Button variant="secondary" className="justify-self-end" onClick={onCancel}>
          {t('manuscripts.other')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {changes.isStructureChanged && <p>{t('manuscripts.structureChanged')}</p>}
      <div className="grid max-h-[50dvh] gap-4 overflow-y-auto">
        {changes.changedScripts.length > 0 && (
          <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h3 className="font-semibold">
              {t('manuscripts.changedScripts', { count: changes.changedScripts.length })}
            </h3>
            {changes.changedScripts.map((script, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and stay in place
              <ChangedScript key={place} script={script} language={language} />
            ))}
          </section>
        )}
        {KINDS.filter((kind) => changes[kind].length > 0).map((kind) => (
          <section key={kind} className="grid gap-1">
            <h3 className="font-semibold">
              {t(`manuscripts.${kind}`, { count: changes[kind].length })}
            </h3>
            <ul className="list-disc pl-5 text-sm">
              {changes[kind].map((title, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and stay in place
                <li key={place} className="break-words">
                  {title}
                </li>
              ))}
            </ul>
            {kind === 'removed' && (
              <p className="text-sm text-pretty text-muted-foreground">
                {t('manuscripts.removedHint')}
              </p>
            )}
          </section>
        ))}
      </div>
      {emptied > 0 && (
        <p className="text-sm text-destructive">{t('manuscripts.emptied', { count: emptied })}</p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {t('manuscripts.other')}
        </Button>
        <Button
          variant={removed + emptied > 0 ? 'destructive' : 'primary'}
          className="h-auto min-h-control shrink py-1.5 whitespace-normal"
          aria-disabled={isTaking}
          onClick={() => !isTaking && onTake()}
        >
          {takeLabel()}
        </Button>
      </div>
    </div>
  );
}
