import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { formatDate } from '#web/lib/format.ts';

type LinkDialogProps = { title: string; address: string; expiresAt: string; onClose: () => void };

/** A link that is shown once, to hand over. */
export function LinkDialog({ title, address, expiresAt, onClose }: LinkDialogProps) {
  const { t, i18n } = useTranslation();
  const date = formatDate(expiresAt, i18n.language);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t('members.link.copied'));
    } catch {
      toast.error(t('members.link.copyError'));
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} description={t('members.link.description', { date })}>
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-48 flex-1">
            <Field label={t('members.link.address')}>
              {(control) => (
                <Input
                  {...control}
                  readOnly
                  value={address}
                  onFocus={(event) => event.currentTarget.select()}
                />
              )}
            </Field>
          </div>
          <Button className="max-sm:w-full" onClick={() => void handleCopy()}>
            <Copy aria-hidden />
            {t('members.link.copy')}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
