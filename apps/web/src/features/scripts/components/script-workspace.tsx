import type { Script } from '@tarima/contract';
import { EditorContent } from '@tiptap/react';
import { ArrowLeft, ArrowRight, BookOpenText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Drawer } from '#web/components/ui/drawer.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import '../editor/script-editor.css';
import { ScriptToolbar } from '../editor/script-toolbar.tsx';
import { EnhanceButton } from '../enhancement/enhance-button.tsx';
import { SceneFigure } from '../figures/scene-figure.tsx';
import { LazyStoryboard } from '../storyboard/lazy-storyboard.tsx';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { useScriptEditor } from '../use-script-editor.ts';
import { RestoreButton } from './restore-button.tsx';
import { SaveStatus } from './save-status.tsx';
import { ScriptLength } from './script-length.tsx';
import { ScriptQuestions } from './script-questions.tsx';

/** Lazy: the text does not wait for the panel beside it. */
const SidePanel = lazyPart(async () => ({
  default: (await import('./side-panel.tsx')).SidePanel,
}));

const CommentsPart = lazyPart(async () => ({
  default: (await import('../comments/comments-part.tsx')).CommentsPart,
}));

const MoreMenu = lazyPart(async () => ({
  default: (await import('./more-menu.tsx')).MoreMenu,
}));

const RedraftPart = lazyPart(async () => ({
  default: (await import('../redraft/redraft-part.tsx')).RedraftPart,
}));

const QuestionsPart = lazyPart(async () => ({
  default: (await import('#web/features/questions/components/questions-part.tsx')).QuestionsPart,
}));

const OriginalToggle = lazyPart(async () => ({
  default: (await import('#web/features/translations/original/original-toggle.tsx')).OriginalToggle,
}));

const OriginalPanel = lazyPart(async () => ({
  default: (await import('#web/features/translations/original/original-panel.tsx')).OriginalPanel,
}));

/** Pixels: the page's header with the toolbar above, the line with the length below. */
const COVERED = { top: 184, bottom: 72 };

/** The script with its sources and actions. */
export function ScriptWorkspace({ script }: { script: Script }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const reaches = useReaches();
  const videoPath = pathTo.generateVideo(script.projectId);
  const editing = useScriptEditor(script, { covered: COVERED });
  const { editor, content, autosaver, saveState, replace } = editing;
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const [showsSources, setShowsSources] = useState(false);
  const [view, setView] = useState<'text' | 'storyboard'>('text');
  const [showsOriginal, setShowsOriginal] = useState(false);
  const isBesideOriginal = showsOriginal && view === 'text';

  const leaveTo = async (path: string) => {
    if (await autosaver.flush()) navigate(path);
    else setLeavingTo(path);
  };
  useLeaveGuard({
    hasUnsaved: autosaver.hasUnsaved,
    wouldLose: editing.wouldLose,
    onLeave: (path) => void leaveTo(path),
  });

  // On a phone the original stands in the place of the text.
  const showText = () => {
    setView('text');
    setShowsOriginal(false);
  };
  const panel = (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <SidePanel
        script={script}
        editing={editing}
        onShow={() => {
          setShowsSources(false);
          setShowsOriginal(false);
        }}
        onShowText={showText}
      />
    </Suspense>
  );

  const editText = () => {
    setView('text');
    // The text is on the page after the next frame.
    editor.commands.focus(undefined, { scrollIntoView: true });
  };

  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <Segmented
          label={t('editor.storyboard.view')}
          value={view}
          options={[
            { value: 'text', label: t('editor.storyboard.text') },
            { value: 'storyboard', label: t('editor.storyboard.name') },
          ]}
          onValueChange={setView}
        />
        {view === 'text' && (
          <Suspense fallback={null}>
            <OriginalToggle
              projectId={script.projectId}
              isShown={showsOriginal}
              onChange={setShowsOriginal}
            />
          </Suspense>
        )}
      </div>
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
          isBesideOriginal
            ? 'lg:grid-cols-2'
            : 'lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]',
        )}
      >
        <Card className={classNames('min-w-0', isBesideOriginal && 'max-lg:hidden')}>
          {view === 'text' ? (
            <>
              <div className="sticky top-16 short:static z-10 rounded-t-2xl bg-card">
                <ScriptToolbar editor={editor} onSave={() => void autosaver.flush()} />
              </div>
              <EditorContent editor={editor} />
            </>
          ) : (
            <div className="[--bar-above:6rem] [--bar-below:4rem] short:[--bar-above:1rem] short:[--bar-below:1rem]">
              <LazyStoryboard script={script} editing={editing} onEditText={editText} />
            </div>
          )}
          <p role="status" className="sr-only">
            {editing.said}
          </p>
          <div className="sticky bottom-0 short:static flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-b-2xl border-t bg-card px-4 py-3">
            <ScriptLength content={content} />
            <SaveStatus
              state={saveState}
              onDecide={editing.decide}
              nextTry={editing.nextTry}
              onTryNow={() => void autosaver.flush()}
            />
          </div>
        </Card>
        {isBesideOriginal ? (
          <Card>
            <Suspense fallback={<Skeleton className="h-64" />}>
              <OriginalPanel script={script} editor={editor} />
            </Suspense>
          </Card>
        ) : (
          <Card className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] grid-rows-[minmax(0,1fr)] p-4 lg:grid">
            {panel}
          </Card>
        )}
      </div>

      <div className="mt-6 flex flex-wrap items-center gap-2">
        {reaches(pathTo.upload()) && (
          <Button
            variant="ghost"
            onClick={() => void leaveTo(pathTo.uploadAgain('video', script.projectId))}
          >
            <ArrowLeft aria-hidden />
            {t('editor.back')}
          </Button>
        )}
        <div className="lg:hidden">
          <Drawer
            open={showsSources}
            onOpenChange={setShowsSources}
            title={t('editor.sources.title')}
            trigger={
              <Button variant="secondary">
                <BookOpenText aria-hidden />
                {t('editor.sources.open')}
              </Button>
            }
          >
            {panel}
          </Drawer>
        </div>
        <Suspense fallback={<Skeleton className="h-10 w-36 lg:hidden" />}>
          <CommentsPart script={script} editor={editor} onShow={showText} />
        </Suspense>
        <RestoreButton script={script} onRestore={replace} />
        <EnhanceButton script={script} content={content} onAccept={replace} />
        {script.originalKind === 'draft' && (
          <Suspense fallback={<Skeleton className="h-10 w-44" />}>
            <RedraftPart script={script} editing={editing} />
          </Suspense>
        )}
        <Suspense fallback={<Skeleton className="h-10 w-36" />}>
          <QuestionsPart projectId={script.projectId} language={script.language} />
        </Suspense>
        <Suspense fallback={<Skeleton className="h-10 w-24" />}>
          <MoreMenu script={script} editing={editing} />
        </Suspense>
        {reaches(videoPath) && (
          <Button
            className="ml-auto max-sm:w-full"
            size="large"
            onClick={() => void leaveTo(videoPath)}
          >
            {t('editor.continue')}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>

      <SceneFigure script={script} editing={editing} />
      <ScriptQuestions
        editing={editing}
        language={script.language}
        isLeaving={leavingTo !== null}
        onLeave={() => leavingTo && navigate(leavingTo)}
        onStay={() => setLeavingTo(null)}
      />
    </>
  );
}
