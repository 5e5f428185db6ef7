import type { Project } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';

type UnreadFilesNoticeProps = { project: Project; hint: string; className?: string };

/** Names the files that could not be read. `hint` states the consequence. */
export function UnreadFilesNotice({ project, hint, className }: UnreadFilesNoticeProps) {
  const { t } = useTranslation();
  const unread = project.files.filter((file) => file.error !== null);
  if (unread.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={t('editor.draft.unreadTitle', { count: unread.length })}
      className={className}
    >
      <ul className="grid gap-0.5">
        {unread.map((file) => (
          <li key={file.id}>{file.error?.message}</li>
        ))}
      </ul>
      <p>{hint}</p>
    </Alert>
  );
}
