import { useQueryClient } from '@tanstack/react-query';
import type { Course, EditedStructure } from '@tarima/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { tellAway } from '#web/features/scripts/tell-away.ts';
import { useAutosave } from '#web/features/scripts/use-autosave.ts';
import { isChangedElsewhere } from '#web/lib/api-error.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { type History, record, redo, startHistory, undo } from './edit-history.ts';
import { type Part, replacePart, structureOf } from './structure-edits.ts';
import { readUnsaved } from './unsaved-structure.ts';
import { InvalidStructureError, useSaveStructure } from './use-save-structure.ts';

export type StructureEditor = ReturnType<typeof useStructureEditor>;

/** The structure of a course in this window, with undo, redo and saving. */
export function useStructureEditor(course: Course) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [opened] = useState(() => {
    const stored = structureOf(course);
    const unsaved = readUnsaved(queryClient, course.projectId);
    return {
      stored: JSON.stringify(stored),
      structure: unsaved?.structure ?? stored,
      revision: unsaved?.revision ?? course.revision,
    };
  });
  const [history, setHistory] = useState(() => startHistory(opened.structure));
  /** The newest history, for edits that follow each other within one event. */
  const latest = useRef(history);
  const [hasConflict, setHasConflict] = useState(false);
  const saving = useSaveStructure(course, { text: opened.stored, revision: opened.revision });
  const {
    autosaver,
    state: saveState,
    nextTry,
  } = useAutosave({
    saved: opened.stored,
    save: saving.save,
    onConflict: () => setHasConflict(true),
    onAway: (error) =>
      tellAway(error, {
        title: t('course.away'),
        hint: t('course.awayHint'),
        errorTitle: t('course.saveError'),
        promise: t('course.awayHint'),
      }),
    onSaved: () => {
      for (const title of [t('course.saveError'), t('course.away')]) toast.mended(title);
    },
    onFailure: (error) =>
      toast.error(
        t('course.saveError'),
        error instanceof InvalidStructureError
          ? t('course.nothingValidToSave')
          : messageOf(error, t),
      ),
  });

  const go = (next: History<EditedStructure>) => {
    latest.current = next;
    setHistory(next);
    autosaver.update(JSON.stringify(next.present));
  };
  /** Replaces the structure here with the server's. One undo step reverts it. */
  const take = (arrived: Course) => {
    const structure = structureOf(arrived);
    saving.adopt(arrived);
    autosaver.adopt(JSON.stringify(structure));
    latest.current = record(latest.current, structure);
    setHistory(latest.current);
  };

  // Saves an edit that was not stored when the screen was left.
  useEffect(() => autosaver.update(JSON.stringify(opened.structure)), [autosaver, opened]);

  const takeNews = useEffectEvent((arrived: Course) => {
    if (autosaver.hasUnsaved() || !saving.isNews(arrived)) return;
    take(arrived);
    toast.success(t('course.updatedElsewhere'));
  });
  useEffect(() => takeNews(course), [course]);

  return {
    structure: history.present,
    autosaver,
    saveState,
    nextTry,
    /** Makes an edit. Edits in quick succession with the same `key` are one undo step. */
    edit: (change: (structure: EditedStructure) => EditedStructure, key?: string) =>
      go(record(latest.current, change(latest.current.present), key)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => go(undo(latest.current)),
    redo: () => go(redo(latest.current)),
    /**
     * Lets the server regenerate one part of the current structure; the other parts stay editable. On
     * failure it shows the reason and returns undefined.
     */
    async changeOnServer(
      part: Part,
      change: (revision: number) => Promise<Course>,
      errorTitle: string,
    ): Promise<Course | undefined> {
      toast.mended(errorTitle);
      if (!(await autosaver.flush())) return undefined;
      return autosaver.holdDuring(async () => {
        const before = latest.current.present;
        try {
          const answer = await saving.whileUnderWay(() => change(saving.revision()));
          const after = structureOf(answer);
          saving.adopt(answer);
          autosaver.adopt(JSON.stringify(after));
          go(record(latest.current, replacePart(latest.current.present, part, { before, after })));
          return answer;
        } catch (error) {
          if (isChangedElsewhere(error)) setHasConflict(true);
          else toast.error(errorTitle, messageOf(error, t));
          return undefined;
        }
      });
    },
    /** Another window has saved a newer structure. The person decides what is overwritten. */
    conflict: {
      isOpen: hasConflict,
      ask: () => setHasConflict(true),
      dismiss: () => setHasConflict(false),
      keepMine: async () => {
        try {
          await saving.replaceOther();
          await autosaver.flush();
        } catch (error) {
          toast.error(t('course.saveError'), messageOf(error, t));
        }
      },
      openOther: async () => {
        try {
          take(await saving.newest());
        } catch (error) {
          toast.error(t('course.loadError'), messageOf(error, t));
        }
      },
    },
  };
}
