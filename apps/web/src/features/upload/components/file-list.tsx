import { formatBytes } from '@tarima/text';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import type { ChosenFile } from '../upload-form.schema.ts';
import { FileIcon } from './file-icon.tsx';

type FileListProps = {
  files: readonly ChosenFile[];
  onRemove: (file: ChosenFile['file']) => void;
};

export function FileList({ files, onRemove }: FileListProps) {
  const { t, i18n } = useTranslation();
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted-foreground">
        {t('upload.fileCount', { count: files.length, size: formatBytes(bytes, i18n.language) })}
      </p>
      <ul aria-label={t('upload.fileList')} className="grid gap-2">
        {files.map(({ file, problem }) => (
          <li
            key={
              file instanceof File
                ? `${file.name} ${file.size} ${file.lastModified}`
                : file.reusedId
            }
            className="flex items-center gap-3 rounded-xl border p-3"
          >
            <FileIcon name={file.name} />
            <div className="grid min-w-0 flex-1">
              <span className="truncate text-sm font-medium" title={file.name}>
                {file.name}
              </span>
              {problem ? (
                <span className="text-xs text-destructive">{problem}</span>
              ) : (
                <span className="text-xs text-muted-foreground">
                  {formatBytes(file.size, i18n.language)}
                  {!(file instanceof File) && ` · ${t('upload.alreadyHere')}`}
                </span>
              )}
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('upload.removeFile', { name: file.name })}
              onClick={() => onRemove(file)}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
