import type { Question, QuestionSet } from '@tarima/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { tellAway } from '#web/features/scripts/tell-away.ts';
import { useAutosave } from '#web/features/scripts/use-autosave.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { isSound } from './question-faults.ts';
import { textOf, useSaveQuestions } from './use-save-questions.ts';

export type QuestionEditor = ReturnType<typeof useQuestionEditor>;

/** The questions of one content in this window, with their saving. */
export function useQuestionEditor(
  place: { projectId: string; contentId: string | null },
  set: QuestionSet | undefined,
) {
  const { t } = useTranslation();
  const [opened] = useState(() => ({
    text: textOf(set?.questions ?? []),
    revision: set?.revision ?? 0,
  }));
  const [questions, setQuestions] = useState<Question[]>(() => set?.questions ?? []);
  /** The newest questions, for edits that follow each other within one event. */
  const latest = useRef(questions);
  /** The stored version of each question. */
  const stored = useRef(byId(questions));
  const [removed, setRemoved] = useState<{ question: Question; index: number } | null>(null);
  const [hasConflict, setHasConflict] = useState(false);
  const saving = useSaveQuestions(place, opened);
  const {
    autosaver,
    state: saveState,
    nextTry,
  } = useAutosave({
    saved: opened.text,
    save: async (text) => {
      await saving.save(text);
      stored.current = byId(JSON.parse(text));
    },
    onConflict: () => setHasConflict(true),
    onAway: (error) =>
      tellAway(error, {
        title: t('course.away'),
        hint: t('course.awayHint'),
        errorTitle: t('questions.saveError'),
        promise: t('course.awayHint'),
      }),
    onSaved: () => {
      for (const title of [t('questions.saveError'), t('course.away')]) toast.mended(title);
    },
    onFailure: (error) => toast.error(t('questions.saveError'), messageOf(error, t)),
  });

  const show = (next: Question[]) => {
    latest.current = next;
    setQuestions(next);
  };
  /** Shows questions, and saves them. One with a fault stays as it is stored. */
  const go = (next: Question[]) => {
    show(next);
    const sent = next.flatMap((question) =>
      isSound(question) ? question : (stored.current.get(question.id) ?? []),
    );
    autosaver.update(textOf(sent));
  };
  /** Replaces the questions here with the server's. */
  const take = (arrived: QuestionSet) => {
    saving.adopt(arrived);
    autosaver.adopt(textOf(arrived.questions));
    stored.current = byId(arrived.questions);
    setRemoved(null);
    show(arrived.questions);
  };

  const unfinished = questions.flatMap((question, index) => (isSound(question) ? [] : [index]));
  const hasUnsaved = () => autosaver.hasUnsaved() || unfinished.length > 0;
  const takeNews = useEffectEvent((arrived: QuestionSet) => {
    if (saving.isNews(arrived) && !hasUnsaved()) take(arrived);
  });
  useEffect(() => {
    if (set) takeNews(set);
  }, [set]);

  return {
    questions,
    autosaver,
    saveState,
    nextTry,
    /** Indexes of the questions that still have a fault. */
    unfinished,
    hasUnsaved,
    isEditedFrom: saving.isEditedFrom,
    change: (changed: Question) =>
      go(latest.current.map((each) => (each.id === changed.id ? changed : each))),
    add: (question: Question) => go([...latest.current, question]),
    remove(question: Question): void {
      setRemoved({ question, index: latest.current.indexOf(question) });
      go(latest.current.filter(({ id }) => id !== question.id));
    },
    /** The question that was removed last; null for none. */
    removed,
    undoRemoval(): void {
      if (!removed) return;
      setRemoved(null);
      go(latest.current.toSpliced(removed.index, 0, removed.question));
    },
    /** Another window has saved newer questions. The person decides what is overwritten. */
    conflict: {
      isOpen: hasConflict,
      ask: () => setHasConflict(true),
      dismiss: () => setHasConflict(false),
      keepMine: async () => {
        try {
          await saving.replaceOther();
          await autosaver.flush();
        } catch (error) {
          toast.error(t('questions.saveError'), messageOf(error, t));
        }
      },
      openOther: async () => {
        try {
          const other = await saving.newest();
          if (other) take(other);
        } catch (error) {
          toast.error(t('questions.loadError'), messageOf(error, t));
        }
      },
    },
  };
}

const byId = (questions: readonly Question[]): Map<string, Question> =>
  new Map(questions.map((question) => [question.id, question]));
