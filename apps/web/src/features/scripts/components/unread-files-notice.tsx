import type { Project } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';

/** Names the files that the script had to do without. */
export function UnreadFilesNotice({ project }: { project: Project }) {
  const { t } = useTranslation();
  const unread = project.files.filter((file) => file.error !== null);
  if (unread.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={t('editor.draft.unreadTitle', { count: unread.length })}
      className="mb-6"
    >
      <ul className="grid gap-0.5">
        {unread.map((file) => (
          <li key={file.id}>{file.error?.message}</li>
        ))}
      </ul>
      <p>{t('editor.draft.unreadHint')}</p>
    </Alert>
  );
}
