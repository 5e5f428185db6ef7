import {
  type ProjectQuestions,
  type Question,
  type QuestionKind,
  questionEndpoints,
} from '@tarima/contract';
import { History, RefreshCw } from 'lucide-react';
import { type Ref, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { SaveStatus } from '#web/features/scripts/components/save-status.tsx';
import { useLeaveGuard } from '#web/features/scripts/use-leave-guard.ts';
import { useIsTranslation } from '#web/features/translations/use-languages.ts';
import { useChange } from '#web/lib/use-change.ts';
import { newQuestion } from '../new-question.ts';
import { isSound } from '../question-faults.ts';
import { isMaking, questionsKey, setOf } from '../use-project-questions.ts';
import { useQuestionEditor } from '../use-question-editor.ts';
import { AddQuestion } from './add-question.tsx';
import { QuestionList } from './question-list.tsx';
import { QuestionsAsked } from './questions-asked.tsx';

export type QuestionsFormHandle = { close: () => void };

type QuestionsFormProps = {
  projectId: string;
  /** Null for the only video of a video project. */
  contentId: string | null;
  questions: ProjectQuestions;
  language: string;
  isFromLibrary: boolean;
  onClose: () => void;
  ref: Ref<QuestionsFormHandle>;
};

/** The editor of the questions of one content, inside a dialog. */
export function QuestionsForm({
  projectId,
  contentId,
  questions: known,
  language,
  isFromLibrary,
  onClose,
  ref,
}: QuestionsFormProps) {
  const { t } = useTranslation();
  const set = setOf(known, contentId);
  const isTranslation = useIsTranslation(projectId);
  const editor = useQuestionEditor({ projectId, contentId }, set);
  const { questions, autosaver, unfinished } = editor;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [showsEmpty, setShowsEmpty] = useState(false);
  const [asked, setAsked] = useState<'leave' | 'make' | null>(null);
  /** The revision that this window asked to replace. */
  const [replaced, setReplaced] = useState<number | null>(null);
  const make = useChange(questionEndpoints.make, {
    failure: t('questions.makeError'),
    keeps: questionsKey(projectId),
  });
  const isReplacing = replaced !== null && replaced === (set?.revision ?? 0);
  const isBusy = make.isPending || (isMaking(known) && (isReplacing || set === undefined));
  const failure = !isBusy && (isReplacing || !set) ? known.run?.error : null;

  const close = async () => {
    if ((await autosaver.flush()) && unfinished.length === 0) return onClose();
    setShowsEmpty(true);
    setAsked('leave');
  };
  useImperativeHandle(ref, () => ({ close: () => void close() }));
  useLeaveGuard({ hasUnsaved: editor.hasUnsaved, onLeave: () => void close() });

  const open = (id: string) => setOpened(new Set([...opened, id]));
  const handleDone = (question: Question) => {
    if (!isSound(question)) return setShowsEmpty(true);
    setOpened(new Set([...opened].filter((id) => id !== question.id)));
    void autosaver.flush();
  };
  const handleAdd = (kind: QuestionKind) => {
    const question = newQuestion(kind);
    setShowsEmpty(false);
    open(question.id);
    editor.add(question);
  };
  const startMaking = async () => {
    if (!(await autosaver.flush())) return;
    make.mutate({ params: { projectId }, body: { contentId } }, (answer) =>
      setReplaced(setOf(answer, contentId)?.revision ?? 0),
    );
  };
  const handleMake = () => {
    const mayLose = set?.isEdited || questions.some(({ origin }) => origin === 'author');
    if (mayLose || editor.hasUnsaved()) setAsked('make');
    else void startMaking();
  };

  const makeButton = !isTranslation && (
    <Button variant="ghost" disabled={isBusy} onClick={handleMake}>
      <RefreshCw aria-hidden className={isBusy ? 'animate-spin' : ''} />
      {t(questions.length > 0 ? 'questions.makeAgain' : 'questions.make')}
    </Button>
  );
  const isEmpty = questions.length === 0;
  // A removed question is still among those of the server for a moment.
  const unsaid = questions.filter(({ id }) => set?.unsaid.includes(id)).map(({ id }) => id);
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 overflow-y-auto">
        {failure && <Alert tone="destructive" title={failure.message} />}
        {isBusy && (
          <div className="grid gap-2 rounded-2xl border p-4">
            <p role="status" className="text-sm">
              {t('questions.making')}
            </p>
            <Progress value={known.run?.progress ?? 0} label={t('questions.making')} />
          </div>
        )}
        {unsaid.length > 0 && !isBusy && (
          <div
            role="status"
            className="flex items-start gap-2 rounded-2xl border border-dashed px-4 py-3 text-sm text-muted-foreground"
          >
            <History aria-hidden className="mt-0.5 size-4 shrink-0" />
            <p className="text-pretty">
              {t('questions.unsaid', { count: unsaid.length })} {t('questions.unsaidHint')}
            </p>
          </div>
        )}
        <fieldset disabled={isBusy} className="min-w-0 disabled:opacity-60">
          <QuestionList
            projectId={projectId}
            editor={editor}
            language={language}
            isFromLibrary={isFromLibrary}
            unsaid={unsaid}
            opened={opened}
            showsEmpty={showsEmpty}
            onOpen={open}
            onDone={handleDone}
          />
        </fieldset>
        {isEmpty && !isBusy && (
          <div className="grid justify-items-center gap-4 rounded-2xl border border-dashed px-4 py-10 text-center">
            <p className="max-w-md text-sm text-pretty text-muted-foreground">
              {t(set && !set.isEdited ? 'questions.noneMade' : 'questions.none')}
            </p>
            <div className="flex flex-wrap justify-center gap-2">
              <AddQuestion label={t('questions.writeOne')} count={0} isMain onAdd={handleAdd} />
              {(!set || set.isEdited) && makeButton}
            </div>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t pt-3">
        {!isEmpty && (
          <>
            <AddQuestion
              label={t('questions.add')}
              count={questions.length}
              isMain={false}
              onAdd={handleAdd}
            />
            {makeButton}
          </>
        )}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
          {unfinished.length > 0 && (
            <p className="text-sm font-medium text-warning-soft-foreground">
              {t('questions.unfinished', { count: unfinished.length })}
            </p>
          )}
          {/* Unfinished questions are not stored, so not everything is saved. */}
          {(unfinished.length === 0 || editor.saveState !== 'saved') && (
            <SaveStatus
              state={editor.saveState}
              onDecide={editor.conflict.ask}
              nextTry={editor.nextTry}
              onTryNow={() => void autosaver.flush()}
            />
          )}
        </div>
      </div>
      <QuestionsAsked
        editor={editor}
        asked={asked}
        onAnswered={() => setAsked(null)}
        onLeave={onClose}
        onMake={() => void startMaking()}
      />
    </div>
  );
}
