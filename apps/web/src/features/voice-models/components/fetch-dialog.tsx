import { type VoiceModel, voiceModelEndpoints } from '@tarima/contract';
import { formatBytes } from '@tarima/text';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  focusPanel,
  stickyActionsStyles,
} from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { usePeopleOf } from '../use-people-of.ts';
import { ArchiveAddress } from './archive-address.tsx';
import { FileButton } from './file-button.tsx';

type FetchDialogProps = {
  model: VoiceModel;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onFetch: () => void;
  onFile: (file: File) => void;
};

/** Shows size and licence of a model. Only an accepted licence enables the buttons. */
export function FetchDialog({ model, isOpen, onOpenChange, onFetch, onFile }: FetchDialogProps) {
  const { t, i18n } = useTranslation();
  const [accepts, setAccepts] = useState(false);
  const people = usePeopleOf(model);
  const licence = useEndpoint(
    voiceModelEndpoints.licence,
    { params: { modelId: model.id } },
    { enabled: isOpen },
  );
  const handleOpenChange = (open: boolean) => {
    setAccepts(false);
    onOpenChange(open);
  };
  const leaveWith = (action: () => void) => {
    handleOpenChange(false);
    action();
  };
  return (
    <Dialog open={isOpen} onOpenChange={handleOpenChange}>
      <DialogContent
        title={t('voiceModels.dialog.title', { name: people })}
        description={
          model.bytes === null
            ? t('voiceModels.dialog.description')
            : t('voiceModels.dialog.descriptionWithSize', {
                bytes: formatBytes(model.bytes, i18n.language),
              })
        }
        // The licence may still load, and comes before every control.
        onOpenAutoFocus={focusPanel}
        className="max-w-2xl"
      >
        {licence.isError && (
          <LoadError title={t('voiceModels.dialog.licenceError')} query={licence} />
        )}
        {licence.isPending && <Skeleton className="h-48" />}
        {licence.data && (
          <>
            <section
              aria-label={licence.data.name}
              // A scrollable text needs the keyboard.
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
              tabIndex={0}
              className="grid max-h-64 gap-2 overflow-y-auto rounded-xl border p-4"
            >
              <h3 className="font-medium">{licence.data.name}</h3>
              <p className="text-sm wrap-anywhere whitespace-pre-wrap text-muted-foreground">
                {licence.data.text}
              </p>
            </section>
            <label className="flex items-start gap-3 text-sm font-medium">
              <input
                type="checkbox"
                checked={accepts}
                onChange={(event) => setAccepts(event.currentTarget.checked)}
                className="mt-0.5 size-5 shrink-0 accent-primary"
              />
              {t('voiceModels.dialog.accept')}
            </label>
          </>
        )}
        <details className="text-sm">
          <summary className="cursor-pointer font-medium">
            {t('voiceModels.dialog.noNetwork')}
          </summary>
          <div className="mt-3 grid justify-items-start gap-3">
            <p className="text-pretty text-muted-foreground">{t('voiceModels.fileHint')}</p>
            <ArchiveAddress model={model} />
            <FileButton
              name={people}
              isDisabled={!accepts}
              onFile={(file) => leaveWith(() => onFile(file))}
            />
          </div>
        </details>
        <div className={classNames(stickyActionsStyles, 'flex flex-wrap justify-end gap-2')}>
          <Button variant="secondary" onClick={() => handleOpenChange(false)}>
            {t('common.cancel')}
          </Button>
          <Button disabled={!accepts} onClick={() => leaveWith(onFetch)}>
            <Download aria-hidden />
            {t('voiceModels.fetch')}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
