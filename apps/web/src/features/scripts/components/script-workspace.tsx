import type { Script } from '@tarima/contract';
import { EditorContent, useEditorState } from '@tiptap/react';
import { ArrowLeft, ArrowRight, BookOpenText, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Drawer } from '#web/components/ui/drawer.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { pathTo } from '#web/lib/paths.ts';
import '../editor/script-editor.css';
import { ScriptToolbar } from '../editor/script-toolbar.tsx';
import { activeSentence, trackedSentences } from '../editor/sentence-tracking.ts';
import type { SpokenSentence } from '../editor/spoken-sentences.ts';
import { EnhanceButton } from '../enhancement/enhance-button.tsx';
import { sourcesOf } from '../sentence-sources.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { useScriptEditor } from '../use-script-editor.ts';
import { SaveStatus } from './save-status.tsx';
import { ScriptLength } from './script-length.tsx';
import { SourcePanel } from './source-panel.tsx';

/** The text, what it is made of, and what can be done with it. */
export function ScriptWorkspace({ script }: { script: Script }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { editor, content, autosaver, saveState, replace, conflict } = useScriptEditor(script);
  const [asksToRestore, setAsksToRestore] = useState(false);
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const [showsSources, setShowsSources] = useState(false);
  const { sentences, active } = useEditorState({
    editor,
    selector: () => ({
      sentences: trackedSentences(editor.state),
      active: activeSentence(editor.state),
    }),
  });

  const leaveTo = async (path: string) => {
    if (await autosaver.flush()) navigate(path);
    else setLeavingTo(path);
  };
  useLeaveGuard({ hasUnsaved: autosaver.hasUnsaved, onLeave: (path) => void leaveTo(path) });

  const handleRestore = () => {
    replace(script.originalContent || t('editor.sample'));
    toast.success(t('editor.restored'));
  };
  const handleSelect = ({ from, to }: SpokenSentence) => {
    setShowsSources(false);
    editor.chain().focus().setTextSelection({ from, to }).scrollIntoView().run();
  };
  const panel = (
    <SourcePanel
      sentences={sentences}
      sources={sourcesOf(
        sentences.map(({ text }) => text),
        script.provenance,
      )}
      active={active}
      onSelect={handleSelect}
    />
  );

  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card className="min-w-0">
          <div className="sticky top-16 z-10 rounded-t-2xl bg-card">
            <ScriptToolbar editor={editor} onSave={() => void autosaver.flush()} />
          </div>
          <EditorContent editor={editor} />
          <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-b-2xl border-t bg-card px-4 py-3">
            <ScriptLength content={content} />
            <SaveStatus state={saveState} />
          </div>
        </Card>
        <Card className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] grid-rows-[auto_minmax(0,1fr)] gap-3 p-4 lg:grid">
          <div>
            <h2 className="font-semibold">{t('editor.sources.title')}</h2>
            <p className="text-sm text-muted-foreground">{t('editor.sources.description')}</p>
          </div>
          {panel}
        </Card>
      </div>

      <div className="mt-6 flex flex-wrap items-center gap-2">
        <Button variant="ghost" onClick={() => void leaveTo(pathTo.upload())}>
          <ArrowLeft aria-hidden />
          {t('editor.back')}
        </Button>
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
        <Button variant="secondary" onClick={() => setAsksToRestore(true)}>
          <RotateCcw aria-hidden />
          {t('editor.restore')}
        </Button>
        <EnhanceButton script={script} content={content} onAccept={replace} />
        <Button
          className="ml-auto max-sm:w-full"
          size="large"
          onClick={() => void leaveTo(pathTo.generateVideo(script.projectId))}
        >
          {t('editor.continue')}
          <ArrowRight aria-hidden />
        </Button>
      </div>

      <AlertDialog
        open={asksToRestore}
        onOpenChange={setAsksToRestore}
        title={t('editor.restoreTitle')}
        description={t('editor.restoreDescription')}
        confirmLabel={t('editor.restore')}
        onConfirm={handleRestore}
      />
      <AlertDialog
        open={conflict.isOpen}
        onOpenChange={() => {
          setLeavingTo(null);
          conflict.dismiss();
        }}
        title={t('editor.conflict.title')}
        description={t('editor.conflict.description')}
        confirmLabel={t('editor.conflict.keepMine')}
        onConfirm={conflict.keepMine}
        cancelLabel={t('editor.conflict.openOther')}
        onCancel={() => void conflict.openOther()}
      />
      <AlertDialog
        open={leavingTo !== null && !conflict.isOpen}
        onOpenChange={() => setLeavingTo(null)}
        title={t('editor.leaveTitle')}
        description={t('editor.leaveDescription')}
        confirmLabel={t('editor.leaveConfirm')}
        onConfirm={() => leavingTo && navigate(leavingTo)}
      />
    </>
  );
}
