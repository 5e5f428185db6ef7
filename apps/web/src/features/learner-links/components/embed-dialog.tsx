import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { useCopy } from '#web/lib/use-copy.ts';
import { embedCode } from '../embed-code.ts';

type EmbedDialogProps = {
  address: string;
  sites: readonly string[];
  onClose: () => void;
  /** Opens the form, to list sites. */
  onChange: () => void;
};

/** The code for a page of a listed site. Without sites, it says that they come first. */
export function EmbedDialog({ address, sites, onClose, onChange }: EmbedDialogProps) {
  const { t } = useTranslation();
  const copy = useCopy();
  const code = embedCode(address);
  const isListed = sites.length > 0;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('learnerLinks.embed.title')}
        description={
          isListed
            ? t('learnerLinks.embed.text', { sites: sites.join(', ') })
            : t('learnerLinks.embed.noSites')
        }
      >
        {isListed && (
          <Field label={t('learnerLinks.embed.code')}>
            {(control) => (
              <Textarea
                {...control}
                readOnly
                rows={4}
                value={code}
                className="font-mono text-xs"
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {isListed ? (
            <Button onClick={() => void copy(code, t('learnerLinks.embed.copied'))}>
              <Copy aria-hidden />
              {t('learnerLinks.embed.copy')}
            </Button>
          ) : (
            <Button
              onClick={() => {
                onClose();
                onChange();
              }}
            >
              {t('learnerLinks.embed.addSites')}
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
