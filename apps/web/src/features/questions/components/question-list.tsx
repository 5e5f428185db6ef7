import type { Question } from '@tarima/contract';
import { Undo2 } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import type { QuestionEditor } from '../use-question-editor.ts';
import { QuestionCard } from './question-card.tsx';

type QuestionListProps = {
  projectId: string;
  editor: QuestionEditor;
  language: string;
  isFromLibrary: boolean;
  /** Ids of the questions that rest on sentences which the script no longer says. */
  unsaid: readonly string[];
  /** The ids of the questions whose fields are shown. */
  opened: ReadonlySet<string>;
  showsEmpty: boolean;
  onOpen: (id: string) => void;
  onDone: (question: Question) => void;
};

/** The questions of one content. The one that was removed last can be put back in its place. */
export function QuestionList({
  editor,
  unsaid,
  opened,
  onOpen,
  onDone,
  ...shared
}: QuestionListProps) {
  const { questions, removed } = editor;
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {questions.map((question, index) => (
        <Fragment key={question.id}>
          {removed?.index === index && <Removed onUndo={editor.undoRemoval} />}
          <li>
            <QuestionCard
              {...shared}
              question={question}
              number={index + 1}
              isUnsaid={unsaid.includes(question.id)}
              isOpen={opened.has(question.id)}
              onOpen={() => onOpen(question.id)}
              onDone={() => onDone(question)}
              onChange={editor.change}
              onRemove={() => editor.remove(question)}
            />
          </li>
        </Fragment>
      ))}
      {removed && removed.index >= questions.length && <Removed onUndo={editor.undoRemoval} />}
    </ol>
  );
}

function Removed({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 rounded-2xl border border-dashed px-4 py-2 text-sm text-muted-foreground">
      <span role="status">{t('questions.removed')}</span>
      <Button ref={button} variant="ghost" size="small" onClick={onUndo}>
        <Undo2 aria-hidden />
        {t('common.undo')}
      </Button>
    </li>
  );
}
