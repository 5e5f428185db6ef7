import { FILE_EXTENSIONS, MAX_FILE_BYTES, MAX_FILES_PER_UPLOAD } from '@tarima/contract';
import { FileUp } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { classNames } from '#web/lib/class-names.ts';
import { admitFiles } from '../file-rules.ts';
import type { ChosenFile } from '../upload-form.schema.ts';
import { showRefusals } from '../upload-toasts.ts';
import { FileList } from './file-list.tsx';

const EXTENSION_FILTER = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

type FilesFieldProps = {
  files: readonly ChosenFile[];
  onFilesChange: (files: ChosenFile[]) => void;
  error?: string;
  /** Gets the focus when the files are invalid. */
  buttonRef: Ref<HTMLButtonElement>;
};

/** A drop zone with a file dialog, and the list of chosen files. */
export function FilesField({ files, onFilesChange, error, buttonRef }: FilesFieldProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const errorId = useId();
  const hasFiles = files.length > 0;

  const handleSelection = (selection: File[]) => {
    const chosen = files.map(({ file }) => file);
    const admitted = admitFiles(chosen, selection);
    const problems = new Map(files.map(({ file, problem }) => [file, problem]));
    onFilesChange(admitted.files.map((file) => ({ file, problem: problems.get(file) ?? null })));
    showRefusals(admitted.refusals, currentLanguage(), t);
  };

  // Without our own rules, the drop zone refuses a whole selection for one file.
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: handleSelection,
  });

  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-4',
        hasFiles ? 'content-start' : 'grid-rows-[1fr]',
      )}
    >
      <div
        {...getRootProps({ role: 'group', 'aria-label': t('upload.filesSection') })}
        className={classNames(
          'gap-3 rounded-2xl border-2 border-dashed transition-colors',
          // With files, the list below matters more.
          hasFiles
            ? 'flex flex-wrap items-center justify-between px-4 py-3'
            : 'grid content-center justify-items-center px-6 py-10 text-center',
          isDragActive && 'border-primary bg-primary-soft',
          error && 'border-destructive',
        )}
      >
        <input
          {...getInputProps({
            accept: EXTENSION_FILTER,
            'aria-label': t('upload.dropBrowse'),
            'aria-describedby': hintId,
            tabIndex: -1,
          })}
        />
        {!hasFiles && (
          <span className="grid size-14 place-items-center rounded-2xl bg-primary-soft text-primary-soft-foreground">
            <FileUp aria-hidden className="size-7" />
          </span>
        )}
        <p className="font-medium pointer-coarse:hidden">
          {t(isDragActive ? 'upload.dropActive' : 'upload.dropTitle')}
        </p>
        <p
          id={hintId}
          className={classNames(
            'max-w-sm text-sm text-pretty text-muted-foreground',
            hasFiles && 'sr-only',
          )}
        >
          {t('upload.dropHint', {
            files: MAX_FILES_PER_UPLOAD,
            megabytes: MAX_FILE_BYTES / 1024 / 1024,
          })}
        </p>
        <Button
          ref={buttonRef}
          variant={hasFiles ? 'secondary' : 'soft'}
          onClick={open}
          aria-describedby={error ? errorId : hintId}
        >
          {t('upload.dropBrowse')}
        </Button>
      </div>
      {error && (
        <p id={errorId} role="alert" className="text-sm text-destructive">
          {error}
        </p>
      )}
      {hasFiles && (
        <FileList
          files={files}
          onRemove={(removed) => onFilesChange(files.filter(({ file }) => file !== removed))}
        />
      )}
    </div>
  );
}
