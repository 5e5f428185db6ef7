import type { Project } from '@tarima/contract';
import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type ProjectFile = Project['files'][number];

const ICONS: Record<ProjectFile['status'], { icon: typeof CircleCheck; styles: string }> = {
  waiting: { icon: CircleDashed, styles: 'text-muted-foreground' },
  processing: { icon: LoaderCircle, styles: 'animate-spin text-primary' },
  completed: { icon: CircleCheck, styles: 'text-success-soft-foreground' },
  failed: { icon: CircleAlert, styles: 'text-destructive' },
};

/** The files of a project, each with its reading progress or its error. */
export function ProjectFileList({ files }: { files: readonly ProjectFile[] }) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-3">
      {files.map((file) => {
        const { icon: Icon, styles } = ICONS[file.status];
        return (
          <li key={file.id} className="flex items-start gap-3 text-sm">
            <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${styles}`} />
            <div className="min-w-0 flex-1">
              <p className="font-medium break-words">{file.name}</p>
              <p className={file.error ? 'text-destructive' : 'text-muted-foreground'}>
                {file.error?.message ?? t(`editor.draft.fileStatuses.${file.status}`)}
                {!file.error &&
                  file.pages !== null &&
                  ` · ${t('editor.draft.pages', { count: file.pages })}`}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
