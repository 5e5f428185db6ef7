import type { Script } from '@tarima/contract';
import { EditorContent } from '@tiptap/react';
import { BookOpenText, MessageSquare } from 'lucide-react';
import { type Ref, Suspense, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { openCommentsOn, useProjectReview } from '#web/features/reviews/use-project-review.ts';
import { RestoreButton } from '#web/features/scripts/components/restore-button.tsx';
import { SaveStatus } from '#web/features/scripts/components/save-status.tsx';
import { ScriptLength } from '#web/features/scripts/components/script-length.tsx';
import { ScriptQuestions } from '#web/features/scripts/components/script-questions.tsx';
import { SentenceSources } from '#web/features/scripts/components/sentence-sources.tsx';
import '#web/features/scripts/editor/script-editor.css';
import { ScriptToolbar } from '#web/features/scripts/editor/script-toolbar.tsx';
import { EnhanceButton } from '#web/features/scripts/enhancement/enhance-button.tsx';
import { SceneFigure } from '#web/features/scripts/figures/scene-figure.tsx';
import { LazyStoryboard } from '#web/features/scripts/storyboard/lazy-storyboard.tsx';
import { useLeaveGuard } from '#web/features/scripts/use-leave-guard.ts';
import { useScriptEditor } from '#web/features/scripts/use-script-editor.ts';
import { VersionsButton } from '#web/features/scripts/versions/versions-button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useRememberedChoice } from '#web/lib/use-remembered-choice.ts';
import { PlainScript } from './plain-script.tsx';

/** Lazy: few courses are translations. */
const OriginalToggle = lazyPart(async () => ({
  default: (await import('#web/features/translations/original/original-toggle.tsx')).OriginalToggle,
}));

const OriginalPanel = lazyPart(async () => ({
  default: (await import('#web/features/translations/original/original-panel.tsx')).OriginalPanel,
}));

/** Lazy: most scripts have no comments. */
const ScriptComments = lazyPart(async () => ({
  default: (await import('#web/features/scripts/comments/script-comments.tsx')).ScriptComments,
}));

export type ScriptFormHandle = { close: () => void };

export type ScriptAside = 'sources' | 'comments' | 'original' | null;

type ScriptFormProps = {
  script: Script;
  isFromLibrary: boolean;
  /** The panel beside the text at first. */
  aside: ScriptAside;
  onSaved: (script: Script) => void;
  onClose: () => void;
  ref: Ref<ScriptFormHandle>;
};

const VIEWS = ['text', 'storyboard', 'plain'] as const;

/** Pixels. Inside the dialog only the text scrolls. */
const COVERED = { top: 16, bottom: 16 };

/** The script editor inside a dialog, with length, sources and actions. */
export function ScriptForm({
  script,
  isFromLibrary,
  aside: firstAside,
  onSaved,
  onClose,
  ref,
}: ScriptFormProps) {
  const { t } = useTranslation();
  const editing = useScriptEditor(script, { covered: COVERED, onSaved });
  const { editor, content, autosaver, replace } = editing;
  const view = useRememberedChoice('tarima-script-view', VIEWS);
  const [aside, setAside] = useState(firstAside);
  const toggle = (chosen: ScriptAside) => setAside(aside === chosen ? null : chosen);
  const review = useProjectReview(script.projectId);
  const comments = openCommentsOn(review.data, script.contentId);
  const showsOriginal = aside === 'original' && view.value === 'text';
  const [isLeaving, setLeaving] = useState(false);

  const close = async () => {
    if (await autosaver.flush()) onClose();
    else setLeaving(true);
  };
  useImperativeHandle(ref, () => ({ close: () => void close() }));
  useLeaveGuard({
    hasUnsaved: autosaver.hasUnsaved,
    wouldLose: editing.wouldLose,
    onLeave: () => void close(),
  });

  const editText = () => {
    view.change('text');
    // The text is in the dialog after the next frame.
    editor.commands.focus(undefined, { scrollIntoView: true });
  };

  return (
    <div
      data-wide={showsOriginal || view.value === 'storyboard' || undefined}
      className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] gap-3"
    >
      <div className="flex flex-wrap gap-2">
        <Segmented
          label={t('editor.storyboard.view')}
          value={view.value}
          options={[
            { value: 'text', label: t('editor.storyboard.text') },
            { value: 'storyboard', label: t('editor.storyboard.name') },
            { value: 'plain', label: t('courseScripts.dialog.plainText') },
          ]}
          onValueChange={view.change}
        />
        {view.value === 'text' && (
          <Suspense fallback={null}>
            <OriginalToggle
              projectId={script.projectId}
              isShown={showsOriginal}
              onChange={() => toggle('original')}
            />
          </Suspense>
        )}
      </div>
      <div
        className={classNames(
          'grid min-h-0 grid-cols-[minmax(0,1fr)] gap-4',
          (aside === 'sources' || aside === 'comments') &&
            'max-lg:grid-rows-2 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[minmax(0,1fr)]',
          showsOriginal && 'grid-rows-[minmax(0,1fr)] lg:grid-cols-2',
        )}
      >
        <div
          className={classNames(
            'grid min-h-0 grid-cols-[minmax(0,1fr)] rounded-xl border bg-card',
            view.value === 'text' && 'grid-rows-[auto_minmax(0,1fr)]',
            showsOriginal && 'max-lg:hidden',
          )}
        >
          {view.value === 'plain' ? (
            <PlainScript
              content={content}
              language={script.language}
              onChange={replace}
              onLeave={() => editing.saveState === 'unsaved' && void autosaver.flush()}
            />
          ) : view.value === 'storyboard' ? (
            <div className="[container-type:size] overflow-y-auto">
              <LazyStoryboard script={script} editing={editing} onEditText={editText} />
            </div>
          ) : (
            <>
              <ScriptToolbar editor={editor} onSave={() => void autosaver.flush()} />
              <EditorContent editor={editor} className="overflow-y-auto" />
            </>
          )}
        </div>
        {showsOriginal && (
          <div className="grid min-h-0 grid-rows-[minmax(0,1fr)] rounded-xl border bg-card">
            <Suspense fallback={<Skeleton className="h-full" />}>
              <OriginalPanel script={script} editor={editor} />
            </Suspense>
          </div>
        )}
        {aside === 'comments' && (
          <section
            aria-label={t('reviews.comments')}
            className="grid min-h-0 grid-rows-[minmax(0,1fr)] rounded-xl border bg-card p-3"
          >
            <Suspense fallback={<Skeleton className="h-40" />}>
              <ScriptComments script={script} editor={editor} onShow={() => view.change('text')} />
            </Suspense>
          </section>
        )}
        {aside === 'sources' && (
          <section
            aria-label={t('editor.sources.title')}
            className="grid min-h-0 grid-rows-[minmax(0,1fr)] rounded-xl border bg-card p-2"
          >
            <SentenceSources editor={editor} script={script} isFromLibrary={isFromLibrary} />
          </section>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ScriptLength content={content} />
        <SaveStatus
          state={editing.saveState}
          onDecide={editing.decide}
          nextTry={editing.nextTry}
          onTryNow={() => void autosaver.flush()}
        />
        <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
          <Button
            variant="secondary"
            aria-pressed={aside === 'sources'}
            onClick={() => toggle('sources')}
          >
            <BookOpenText aria-hidden />
            {t('editor.sources.title')}
          </Button>
          <Button
            variant="secondary"
            aria-pressed={aside === 'comments'}
            onClick={() => toggle('comments')}
          >
            <MessageSquare aria-hidden />
            {comments > 0 ? `${t('reviews.comments')} (${comments})` : t('reviews.comments')}
          </Button>
          <RestoreButton script={script} onRestore={replace} />
          <VersionsButton script={script} content={content} onRestore={replace} />
          <EnhanceButton script={script} content={content} onAccept={replace} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {editing.said}
      </p>
      <SceneFigure script={script} editing={editing} />
      <ScriptQuestions
        editing={editing}
        language={script.language}
        isLeaving={isLeaving}
        onLeave={onClose}
        onStay={() => setLeaving(false)}
      />
    </div>
  );
}
