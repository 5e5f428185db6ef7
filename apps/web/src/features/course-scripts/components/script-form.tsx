import { MAX_SCRIPT_CHARACTERS, type Script } from '@tarima/contract';
import { Save } from 'lucide-react';
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { fieldStyles } from '#web/components/ui/input.tsx';
import { SaveStatus } from '#web/features/scripts/components/save-status.tsx';
import { ScriptLength } from '#web/features/scripts/components/script-length.tsx';
import { SourcePanel } from '#web/features/scripts/components/source-panel.tsx';
import type { SpokenSentence } from '#web/features/scripts/editor/spoken-sentences.ts';
import { sentencesOfText } from '#web/features/scripts/editor/text-sentences.ts';
import { sourcesOf } from '#web/features/scripts/sentence-sources.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useContentScript } from '../use-content-script.ts';
import { ScriptActions } from './script-actions.tsx';

export type ScriptFormHandle = { close: () => void };

type ScriptFormProps = {
  script: Script;
  newestRevision: number;
  onClose: () => void;
  ref: Ref<ScriptFormHandle>;
};

/** The text of a script, its length, where its sentences come from, and what can be done with it. */
export function ScriptForm({ script, newestRevision, onClose, ref }: ScriptFormProps) {
  const { t } = useTranslation();
  const { text, change, state, flush, replace, undo, conflict } = useContentScript(
    script,
    newestRevision,
  );
  const area = useRef<HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState(0);
  const [showsSources, setShowsSources] = useState(false);
  const [asksToLeave, setAsksToLeave] = useState(false);
  const sentences = useMemo(() => sentencesOfText(text, script.language), [text, script.language]);
  const sources = useMemo(
    () =>
      sourcesOf(
        sentences.map((sentence) => sentence.text),
        script.provenance,
      ),
    [sentences, script.provenance],
  );

  const close = async () => {
    if (await flush()) onClose();
    else setAsksToLeave(true);
  };
  useImperativeHandle(ref, () => ({ close: () => void close() }));

  const handleSelect = ({ from, to }: SpokenSentence) => {
    const element = area.current;
    if (!element) return;
    // A text area brings its cursor into view when it gets the focus, not when it is selected.
    element.blur();
    element.setSelectionRange(from, from);
    element.focus();
    element.setSelectionRange(from, to);
    setCursor(from);
  };

  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-4">
      <div
        className={classNames(
          'grid min-h-0 grid-cols-[minmax(0,1fr)] gap-4',
          showsSources &&
            'max-lg:grid-rows-2 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[minmax(0,1fr)]',
        )}
      >
        <textarea
          ref={area}
          aria-label={t('editor.text')}
          lang={script.language}
          value={text}
          maxLength={MAX_SCRIPT_CHARACTERS}
          placeholder={t('editor.placeholder')}
          onChange={(event) => change(event.target.value)}
          onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
          className={classNames(fieldStyles, 'h-full resize-none p-4 leading-relaxed sm:text-base')}
        />
        {showsSources && (
          <section
            aria-label={t('editor.sources.title')}
            className="grid min-h-0 grid-rows-[minmax(0,1fr)] rounded-xl border bg-card p-2"
          >
            <SourcePanel
              sentences={sentences}
              sources={sources}
              active={sentences.findIndex(({ from, to }) => from <= cursor && cursor <= to)}
              onSelect={handleSelect}
            />
          </section>
        )}
      </div>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <ScriptLength content={text} />
          <div className="ml-auto flex items-center gap-4">
            <SaveStatus state={state} />
            <Button title={t('editor.toolbar.save')} onClick={() => void flush()}>
              <Save aria-hidden />
              {t('courseScripts.dialog.save')}
            </Button>
          </div>
        </div>
        <ScriptActions
          script={script}
          text={text}
          showsSources={showsSources}
          onToggleSources={() => setShowsSources(!showsSources)}
          onReplace={replace}
          onUndo={undo}
        />
      </div>
      <AlertDialog
        open={conflict.isOpen}
        onOpenChange={() => {
          setAsksToLeave(false);
          conflict.dismiss();
        }}
        title={t('editor.conflict.title')}
        description={t('courseScripts.dialog.conflict')}
        confirmLabel={t('editor.conflict.keepMine')}
        onConfirm={conflict.keepMine}
        cancelLabel={t('editor.conflict.openOther')}
        onCancel={() => void conflict.openOther()}
      />
      <AlertDialog
        open={asksToLeave && !conflict.isOpen}
        onOpenChange={setAsksToLeave}
        title={t('editor.leaveTitle')}
        description={t('editor.leaveDescription')}
        confirmLabel={t('editor.leaveConfirm')}
        onConfirm={onClose}
      />
    </div>
  );
}
