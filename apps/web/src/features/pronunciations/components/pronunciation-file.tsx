import {
  PRONUNCIATION_LIMITS,
  pronunciationEndpoints,
  SPOKEN_LANGUAGE_CODES,
} from '@tarima/contract';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FileRefusal, RefusedFile } from '#web/components/refused-file.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { keyOf } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useCall } from '#web/lib/use-change.ts';
import { useDownload } from '#web/lib/use-download.ts';

type PronunciationFileProps = { companyId: string; isEmpty: boolean };

/** Imports a CSV file, and exports one. Says which rows of a file are at fault, and why. */
export function PronunciationFile({ companyId, isEmpty }: PronunciationFileProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FileRefusal | null>(null);
  const params = { companyId };
  const upload = useCall(
    async (api, file: File) => {
      const form = new FormData();
      form.append('file', file);
      return (await api.upload(pronunciationEndpoints.import, form, () => {}, params)).data;
    },
    {
      failure: (error) => setProblem({ message: messageOf(error, t), faults: cellsOf(error) }),
      refreshes: [keyOf(pronunciationEndpoints.list, { params: { companyId } })],
      onSuccess: ({ added, replaced }) =>
        toast.success(
          t('pronunciations.imported'),
          t('pronunciations.counts', { added, replaced }),
        ),
    },
  );
  const download = useDownload({ failure: t('pronunciations.exportError') });

  const cellsOf = (error: unknown): string[] =>
    error instanceof ApiError
      ? (error.details?.fields ?? []).map(({ path }) => {
          const [, row, column] = path.split('.');
          const label = COLUMNS.find((known) => known === column) ?? 'row';
          const fault = t(`pronunciations.columns.${label}`, ALLOWED);
          return t('pronunciations.cell', { row: Number(row) + 1, fault });
        })
      : [];
  const handleFile = (file: File | undefined) => {
    // The same file can be chosen again once it is corrected.
    if (input.current) input.current.value = '';
    if (!file) return;
    setProblem(null);
    upload.mutate(file);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {problem && <RefusedFile title={t('pronunciations.importError')} refusal={problem} />}
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          aria-label={t('pronunciations.file')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => handleFile(event.currentTarget.files?.[0])}
        />
        <Button
          variant="secondary"
          aria-disabled={upload.isPending}
          onClick={() => !upload.isPending && input.current?.click()}
        >
          <Upload aria-hidden />
          {t(upload.isPending ? 'pronunciations.importing' : 'pronunciations.import')}
        </Button>
        {!isEmpty && (
          <Button
            variant="ghost"
            aria-disabled={download.isPending}
            onClick={() =>
              download.mutate({
                name: t('pronunciations.fileName'),
                file: (api) => api.file(pronunciationEndpoints.export, { params }),
              })
            }
          >
            <Download aria-hidden />
            {t('pronunciations.export')}
          </Button>
        )}
        <p className="basis-full text-sm text-pretty text-muted-foreground">
          {t('pronunciations.fileHint')}
        </p>
      </div>
    </div>
  );
}

const COLUMNS = ['language', 'written', 'said'] as const;
const ALLOWED = {
  languages: SPOKEN_LANGUAGE_CODES.join(', '),
  longestWord: PRONUNCIATION_LIMITS.written,
  longestSaid: PRONUNCIATION_LIMITS.said,
};
