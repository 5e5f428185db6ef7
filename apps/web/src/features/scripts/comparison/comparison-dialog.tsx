import type { Language } from '@tarima/contract';
import { Check } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogContent, focusPanel, wholeTaskStyles } from '#web/components/ui/dialog.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { changedSentences } from './changed-sentences.ts';
import { compareScripts, mergeScripts, type Passage } from './compare-scripts.ts';
import { ComparedLines } from './compared-lines.tsx';
import { PassageChoice, type Sides } from './passage-choice.tsx';

type ComparisonDialogProps = {
  title: string;
  description: string;
  before: string;
  after: string;
  /** The version that both came from, where it is known. */
  base?: string | undefined;
  language: Language;
  sides: Sides;
  /** The side of a change that is selected at first. */
  takesAfter: (change: Passage) => boolean;
  /** Label of the confirm button. `taken` says how many changes come from `after`. */
  confirmLabel: (taken: 'none' | 'some' | 'all') => string;
  dismissLabel: string;
  onConfirm: (content: string) => void;
  onDismiss: () => void;
};

/** Compares two versions change by change. Nothing is replaced until a person confirms. */
export function ComparisonDialog({
  title,
  description,
  before,
  after,
  base,
  language,
  sides,
  takesAfter,
  confirmLabel,
  dismissLabel,
  onConfirm,
  onDismiss,
}: ComparisonDialogProps) {
  const { t } = useTranslation();
  const passages = useMemo(() => compareScripts(before, after, base), [before, after, base]);
  const changes = passages.filter(({ isChanged }) => isChanged);
  const [chosen, setChosen] = useState(() => changes.map(takesAfter));
  const taken = chosen.filter(Boolean).length;
  const takenWord = taken === 0 ? 'none' : taken === chosen.length ? 'all' : 'some';

  return (
    <Dialog open onOpenChange={(open) => !open && onDismiss()}>
      <DialogContent
        title={title}
        description={description}
        // It can open while somebody types, so no button may receive a keypress.
        onOpenAutoFocus={focusPanel}
        className={classNames(
          wholeTaskStyles,
          'max-w-5xl grid-rows-[auto_auto_minmax(0,1fr)_auto] sm:max-h-[calc(100dvh-4rem)]',
        )}
      >
        <div className="flex flex-wrap items-center gap-2">
          {([false, true] as const).map((side) => (
            <Button
              key={String(side)}
              variant="secondary"
              size="small"
              onClick={() => setChosen(changes.map(() => side))}
            >
              {t('editor.comparison.takeAll', {
                side: side ? sides.after.name : sides.before.name,
              })}
            </Button>
          ))}
          <p role="status" className="text-sm text-muted-foreground tabular-nums sm:ml-auto">
            {t('editor.comparison.taken', { taken, count: chosen.length, side: sides.after.name })}
          </p>
        </div>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must reach it
          tabIndex={0}
          aria-label={t('editor.comparison.changes')}
          className="-mx-1 grid content-start gap-4 overflow-y-auto p-1"
        >
          {passages.map((passage, place) => {
            const change = changes.indexOf(passage);
            return change === -1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: passages of texts that do not change
              <SamePassage key={place} blocks={passage.before} language={language} />
            ) : (
              <PassageChoice
                // biome-ignore lint/suspicious/noArrayIndexKey: passages of texts that do not change
                key={place}
                passage={passage}
                language={language}
                label={t('editor.comparison.change', {
                  number: change + 1,
                  total: changes.length,
                })}
                sides={sides}
                takesAfter={chosen[change] ?? false}
                onChoose={(side) => setChosen(chosen.with(change, side))}
              />
            );
          })}
        </section>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onDismiss}>
            {dismissLabel}
          </Button>
          <Button onClick={() => onConfirm(mergeScripts(passages, chosen))}>
            <Check aria-hidden />
            {confirmLabel(takenWord)}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** An unchanged passage. One block is shown as it is, several can be expanded. */
function SamePassage({ blocks, language }: { blocks: string[]; language: Language }) {
  const { t } = useTranslation();
  const text = (
    <div lang={language} className="grid gap-2 px-3 text-sm text-muted-foreground sm:px-4">
      <ComparedLines lines={changedSentences(blocks, blocks, language)} />
    </div>
  );
  if (blocks.length === 1) return text;
  return (
    <details className="grid gap-2">
      <summary className="cursor-pointer rounded-lg px-3 py-1.5 text-sm text-muted-foreground hover:bg-muted">
        {t('editor.comparison.same', { count: blocks.length })}
      </summary>
      {text}
    </details>
  );
}
