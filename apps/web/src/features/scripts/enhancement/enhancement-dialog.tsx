import type { Language } from '@tarima/contract';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogContent, wholeTaskStyles } from '#web/components/ui/dialog.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { compareScripts } from './compare-scripts.ts';
import { ComparedText } from './compared-text.tsx';

type EnhancementDialogProps = {
  before: string;
  after: string;
  language: Language;
  onAccept: () => void;
  onDiscard: () => void;
};

/** The text there is beside the one that was made of it; nothing changes until a person says so. */
export function EnhancementDialog({
  before,
  after,
  language,
  onAccept,
  onDiscard,
}: EnhancementDialogProps) {
  const { t } = useTranslation();
  const compared = compareScripts(before, after, language);
  return (
    <Dialog open onOpenChange={(open) => !open && onDiscard()}>
      <DialogContent
        title={t('editor.enhancement.title')}
        description={t('editor.enhancement.description')}
        className={classNames(
          wholeTaskStyles,
          'max-w-5xl grid-rows-[auto_minmax(0,1fr)_auto] sm:h-[calc(100dvh-4rem)]',
        )}
      >
        <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] gap-4 max-sm:grid-rows-2 sm:grid-cols-2">
          <ComparedText
            title={t('editor.enhancement.before')}
            lines={compared.before}
            language={language}
            change="removed"
          />
          <ComparedText
            title={t('editor.enhancement.after')}
            lines={compared.after}
            language={language}
            change="added"
          />
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onDiscard}>
            {t('editor.enhancement.discard')}
          </Button>
          <Button onClick={onAccept}>
            <Check aria-hidden />
            {t('editor.enhancement.accept')}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
