import type { Script } from '@tarima/contract';
import { Ellipsis, FileText, History, Languages, MessagesSquare } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/components/ui/dropdown-menu.tsx';
import { LazyReviewDialog } from '#web/features/reviews/components/lazy-review-dialog.tsx';
import { LazyLanguages } from '#web/features/translations/lazy-languages.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';
import type { ScriptEditor } from '../use-script-editor.ts';
import { LazyVersions } from '../versions/lazy-versions.tsx';

/** Lazy: most visits of a script stay in the studio. */
const ManuscriptDialog = lazyPart(async () => ({
  default: (await import('#web/features/manuscripts/manuscript-dialog.tsx')).ManuscriptDialog,
}));

type MoreMenuProps = { script: Script; editing: ScriptEditor };

/** The rarer steps with a script: colleagues, its versions, other programs and languages. */
export function MoreMenu({ script, editing }: MoreMenuProps) {
  const { t } = useTranslation();
  const { projectId } = script;
  const [opened, setOpened] = useState<'versions' | 'manuscript' | 'languages' | 'review' | null>(
    null,
  );
  const close = () => setOpened(null);
  // The file has what is typed, so that is saved first.
  const openManuscript = async () => {
    if (await editing.autosaver.flush()) setOpened('manuscript');
  };
  return (
    <>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary">
            <Ellipsis aria-hidden />
            {t('editor.more')}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuItem onSelect={() => setOpened('review')}>
            <MessagesSquare aria-hidden />
            {t('reviews.ask')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpened('versions')}>
            <History aria-hidden />
            {t('editor.versions.open')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void openManuscript()}>
            <FileText aria-hidden />
            {t('manuscripts.open')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpened('languages')}>
            <Languages aria-hidden />
            {t('translations.title')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {opened === 'review' && <LazyReviewDialog projectId={projectId} onClose={close} />}
      {opened === 'versions' && (
        <LazyVersions
          script={script}
          content={editing.content}
          onRestore={editing.replace}
          onClose={close}
        />
      )}
      {opened === 'manuscript' && (
        <Suspense fallback={null}>
          <ManuscriptDialog projectId={projectId} onClose={close} />
        </Suspense>
      )}
      {opened === 'languages' && (
        <LazyLanguages
          projectId={projectId}
          type="video"
          save={editing.autosaver.flush}
          onClose={close}
        />
      )}
    </>
  );
}
