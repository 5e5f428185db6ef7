import { MANUSCRIPT_FORMATS, type ManuscriptFormat, manuscriptEndpoints } from '@tarima/contract';
import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useDownload } from '#web/lib/use-download.ts';

const EXTENSIONS: Record<ManuscriptFormat, string> = { docx: 'docx', markdown: 'md', csv: 'csv' };

type ManuscriptFilesProps = {
  projectId: string;
  title: string;
  isReading: boolean;
  onFile: (file: File) => void;
};

/** The texts as a file to work on, and the way back. */
export function ManuscriptFiles({ projectId, title, isReading, onFile }: ManuscriptFilesProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const download = useDownload({ failure: t('manuscripts.downloadError') });

  const handleFile = (file: File | undefined) => {
    // The same file can be chosen again once it is corrected.
    if (input.current) input.current.value = '';
    if (file) onFile(file);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section className="grid gap-3">
        <h3 className="font-semibold">{t('manuscripts.out')}</h3>
        <ul className="grid gap-2">
          {MANUSCRIPT_FORMATS.map((format) => (
            <li key={format} className="flex items-center gap-3">
              <p className="min-w-0 flex-1 text-sm">
                <span className="block font-medium">{t(`manuscripts.formats.${format}`)}</span>
                <span className="text-muted-foreground">{t(`manuscripts.hints.${format}`)}</span>
              </p>
              <Button
                variant="secondary"
                aria-label={t('manuscripts.downloadAs', {
                  format: t(`manuscripts.formats.${format}`),
                })}
                aria-disabled={download.isPending}
                onClick={() =>
                  download.mutate({
                    name: `${title}.${EXTENSIONS[format]}`,
                    file: (api) =>
                      api.file(manuscriptEndpoints.file, {
                        params: { projectId },
                        query: { format },
                      }),
                  })
                }
              >
                <Download aria-hidden />
                {t('manuscripts.download')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid justify-items-start gap-3">
        <h3 className="font-semibold">{t('manuscripts.back')}</h3>
        <p className="text-sm text-pretty text-muted-foreground">{t('manuscripts.backHint')}</p>
        <input
          ref={input}
          type="file"
          accept=".docx,.md,.csv"
          aria-label={t('manuscripts.file')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => handleFile(event.currentTarget.files?.[0])}
        />
        <Button aria-disabled={isReading} onClick={() => !isReading && input.current?.click()}>
          <Upload aria-hidden />
          {t(isReading ? 'manuscripts.reading' : 'manuscripts.upload')}
        </Button>
      </section>
    </div>
  );
}
