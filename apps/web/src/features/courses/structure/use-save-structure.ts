import { useQueryClient } from '@tanstack/react-query';
import {
  type Course,
  courseEndpoints,
  type EditedStructure,
  editedStructureSchema,
} from '@tarima/contract';
import { useRef } from 'react';
import { useApi } from '#web/lib/api.ts';
import { isChangedElsewhere } from '#web/lib/api-error.ts';
import { keepHeard } from '#web/lib/query-client.ts';
import { courseKey } from '../use-course.ts';
import { structureOf } from './structure-edits.ts';
import { forgetUnsaved, keepUnsaved } from './unsaved-structure.ts';

/** The edited structure breaks the contract's schema, so it cannot be stored. */
export class InvalidStructureError extends Error {}

/**
 * Saves the structure of a course, given as JSON. This window keeps it until it is stored. So a
 * person who leaves the screen and returns finds it.
 */
export function useSaveStructure({ projectId }: Course, began: { text: string; revision: number }) {
  const api = useApi();
  const queryClient = useQueryClient();
  /** The revision on the server that the structure here was edited from. */
  const editedFrom = useRef(began.revision);
  /** This window's structures that the server may have. An answer can be lost. */
  const ownTexts = useRef(new Set([began.text]));
  const underWay = useRef(0);

  const newest = () => api.call(courseEndpoints.structure, { params: { projectId } });
  const remember = (course: Course) => {
    editedFrom.current = course.revision;
    ownTexts.current = new Set([JSON.stringify(structureOf(course))]);
    forgetUnsaved(queryClient, projectId);
    keepHeard(queryClient, courseKey(projectId), course);
  };
  const send = async (structure: EditedStructure) => {
    const body = { structure, revision: editedFrom.current };
    remember(await api.call(courseEndpoints.saveStructure, { params: { projectId }, body }));
  };

  /** Sends again after a conflict with this window's own save, if its answer was lost. */
  const sendOwn = async (structure: EditedStructure) => {
    try {
      await send(structure);
    } catch (error) {
      if (!isChangedElsewhere(error)) throw error;
      const course = await newest();
      if (!ownTexts.current.has(JSON.stringify(structureOf(course)))) throw error;
      editedFrom.current = course.revision;
      await send(structure);
    }
  };
  /** Changes of the course during `work` are this window's own, so they are no news. */
  const whileUnderWay = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    underWay.current += 1;
    try {
      return await work();
    } finally {
      underWay.current -= 1;
    }
  };

  return {
    /** Throws COURSE_CHANGED_ELSEWHERE when another window has saved meanwhile. */
    async save(text: string): Promise<void> {
      keepUnsaved(queryClient, projectId, {
        structure: JSON.parse(text),
        revision: editedFrom.current,
      });
      const parsed = editedStructureSchema.safeParse(JSON.parse(text));
      if (!parsed.success) throw new InvalidStructureError();
      ownTexts.current.add(JSON.stringify(parsed.data));
      await whileUnderWay(() => sendOwn(parsed.data));
    },
    whileUnderWay,
    /** Lets the next save replace the changes of another window. */
    async replaceOther(): Promise<void> {
      editedFrom.current = (await newest()).revision;
    },
    /** The course as stored, with the changes of another window. */
    newest,
    /** Takes a stored course as the base of further edits. */
    adopt: remember,
    /** True for a newer revision, unless this window is saving. */
    isNews: ({ revision }: Course): boolean =>
      revision > editedFrom.current && underWay.current === 0,
    revision: (): number => editedFrom.current,
  };
}
