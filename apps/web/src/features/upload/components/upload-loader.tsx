import { Dialog } from 'radix-ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Progress } from '#web/components/ui/progress.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { sentBytesOf } from '../sent-bytes.ts';
import { FileIcon } from './file-icon.tsx';

type UploadLoaderProps = { files: readonly File[]; sentShare: number };

/** Covers the page during an upload, with the progress of each file. */
export function UploadLoader({ files, sentShare }: UploadLoaderProps) {
  const { t } = useTranslation();
  const sent = sentBytesOf(files, sentShare);
  const title = sentShare < 1 ? t('upload.uploading') : t('upload.storing');

  useEffect(() => {
    const handleLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleLeaving);
    return () => window.removeEventListener('beforeunload', handleLeaving);
  }, []);

  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          className="fixed inset-0 z-40 grid animate-fade-in place-items-center overflow-y-auto bg-background p-4 outline-none"
        >
          <div className="grid w-full max-w-lg gap-6 py-8">
            <div className="grid justify-items-center gap-3 text-center">
              <Spinner label={t('common.loading')} className="size-10" />
              <Dialog.Title className="text-xl font-semibold">{title}</Dialog.Title>
              <Dialog.Description className="text-sm text-muted-foreground">
                {t('upload.keepOpen')}
              </Dialog.Description>
            </div>
            <ul className="grid gap-3">
              {files.map((file, index) => (
                <li key={`${file.name} ${file.lastModified}`} className="flex items-center gap-3">
                  <FileIcon name={file.name} />
                  <div className="grid min-w-0 flex-1 gap-1.5">
                    <span className="truncate text-sm font-medium">{file.name}</span>
                    <Progress value={((sent[index] ?? 0) / file.size) * 100} label={file.name} />
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
