import {
  CONTENT_COUNTS,
  type Course,
  courseEndpoints,
  type EditedStructure,
} from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { useApi } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import type { DragItem, Edge } from '../drag/drag-item.ts';
import {
  addContent,
  addModule,
  countContents,
  moveContent,
  moveModule,
  type Part,
  type Place,
  placeAt,
  placeBeside,
  placeOf,
  removeContent,
  removeModule,
} from './structure-edits.ts';
import { useFocusRequest } from './use-focus-request.ts';
import type { PartDetails } from './use-part-details.ts';
import type { StructureEditor } from './use-structure-editor.ts';

export type StructureActions = ReturnType<typeof useStructureActions>;

/** The actions on the parts of a structure. Most announce their result or move the focus. */
export function useStructureActions(course: Course, editor: StructureEditor, details: PartDetails) {
  const { t } = useTranslation();
  const api = useApi();
  const { structure, edit } = editor;
  const requestFocus = useFocusRequest();
  const [announcement, announce] = useState('');
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [regenerated, setRegenerated] = useState<Part | null>(null);

  const expand = (moduleId: string) =>
    setCollapsed((ids) => new Set([...ids].filter((id) => id !== moduleId)));

  /** True while the part is being regenerated, alone or with its module. */
  const isRegenerated = ({ moduleId, contentId }: Part): boolean =>
    regenerated !== null &&
    (regenerated.contentId === undefined
      ? regenerated.moduleId === moduleId
      : regenerated.contentId === contentId);

  const placeContent = (contentId: string, place: Place | null) => {
    const next = place ? moveContent(structure, contentId, place) : structure;
    const title = titleOf(structure, contentId);
    const module = next.modules.find(({ id }) => id === place?.moduleId);
    if (!place || !module) return announce(t('course.cannotMove', { title }));
    if (isRegenerated({ moduleId: module.id })) return announce(t('course.regenerating'));
    edit(() => next);
    expand(module.id);
    requestFocus(`grip:${contentId}`);
    const position = module.contents.findIndex(({ id }) => id === contentId) + 1;
    const count = module.contents.length;
    announce(t('course.movedContent', { title, position, count, module: module.title }));
  };
  const placeModule = (moduleId: string, index: number) => {
    const count = structure.modules.length;
    const title = titleOf(structure, moduleId);
    if (index < 0 || index >= count) return announce(t('course.cannotMove', { title }));
    edit((before) => moveModule(before, moduleId, index));
    requestFocus(`grip:${moduleId}`);
    announce(t('course.movedModule', { title, position: index + 1, count }));
  };
  const indexOf = (moduleId: string) => structure.modules.findIndex(({ id }) => id === moduleId);
  const told = (title: string) => {
    toast.success(title, t('course.undoHint'));
    announce(title);
  };

  return {
    announcement,
    titleOf: (id: string) => titleOf(structure, id),
    collapsed,
    toggle: (moduleId: string) =>
      collapsed.has(moduleId)
        ? expand(moduleId)
        : setCollapsed((ids) => new Set([...ids, moduleId])),
    canAddContent: countContents(structure) < CONTENT_COUNTS.max,
    addModule: () => {
      const id = newId();
      const title = t('course.newModule');
      edit((before) => addModule(before, { id, title, description: '', contents: [] }));
      details.open(id);
      requestFocus(`title:${id}`);
    },
    addContent: (moduleId: string) => {
      const id = newId();
      const title = t('course.newContent');
      edit((before) => addContent(before, moduleId, { id, title, description: '' }));
      expand(moduleId);
      details.open(id);
      requestFocus(`title:${id}`);
    },
    removeContent: (contentId: string) => {
      const place = placeOf(structure, contentId);
      edit((before) => removeContent(before, contentId));
      const rest = structure.modules
        .find(({ id }) => id === place?.moduleId)
        ?.contents.filter(({ id }) => id !== contentId);
      const neighbour = rest?.[Math.min(place?.index ?? 0, rest.length - 1)];
      requestFocus(neighbour ? `grip:${neighbour.id}` : `add:${place?.moduleId}`);
      told(t('course.contentRemoved'));
    },
    removeModule: (moduleId: string) => {
      edit((before) => removeModule(before, moduleId));
      const rest = structure.modules.filter(({ id }) => id !== moduleId);
      const neighbour = rest[Math.min(indexOf(moduleId), rest.length - 1)];
      if (neighbour) requestFocus(`grip:${neighbour.id}`);
      told(t('course.moduleRemoved'));
    },
    stepContent: (contentId: string, step: -1 | 1) =>
      placeContent(contentId, placeBeside(structure, contentId, step)),
    stepModule: (moduleId: string, step: -1 | 1) => placeModule(moduleId, indexOf(moduleId) + step),
    /** Moves a content to the end of a module. */
    moveToModule: (contentId: string, moduleId: string) => {
      const contents = structure.modules[indexOf(moduleId)]?.contents ?? [];
      const index = contents.filter(({ id }) => id !== contentId).length;
      placeContent(contentId, { moduleId, index });
    },
    dropOnContent: (item: DragItem, contentId: string, edge: Edge) =>
      placeContent(item.id, placeAt(structure, item.id, { contentId, edge })),
    dropModule: (moduleId: string, targetId: string, edge: Edge) => {
      const others = structure.modules.filter(({ id }) => id !== moduleId);
      const target = others.findIndex(({ id }) => id === targetId);
      placeModule(moduleId, target + (edge === 'bottom' ? 1 : 0));
    },
    undo: () => {
      editor.undo();
      announce(t('course.undone'));
    },
    redo: () => {
      editor.redo();
      announce(t('course.redone'));
    },
    isRegenerating: regenerated !== null,
    /** A part that is being regenerated cannot be edited. */
    isRegenerated,
    regenerate: async (part: Part): Promise<Course | undefined> => {
      const title = titleOf(structure, part.contentId ?? part.moduleId);
      const place = part.contentId && placeOf(structure, part.contentId);
      setRegenerated(part);
      const answer = await editor.changeOnServer(
        part,
        (revision) =>
          api.call(courseEndpoints.regenerate, {
            params: { projectId: course.projectId },
            body: { ...part, revision },
          }),
        t('course.regenerateError'),
      );
      setRegenerated(null);
      // If the person has moved the focus meanwhile, it stays there.
      const focus = document.activeElement === document.body ? requestFocus : undefined;
      if (!answer) {
        focus?.(`menu:${part.contentId ?? part.moduleId}`);
        return undefined;
      }
      announce(t('course.regenerated', { title }));
      const module = answer.modules[indexOf(part.moduleId)];
      const made = place ? module?.contents[place.index] : module;
      if (made) focus?.(`menu:${made.id}`);
      return answer;
    },
  };
}

function titleOf({ modules }: EditedStructure, id: string): string {
  const parts = modules.flatMap((module) => [module, ...module.contents]);
  return parts.find((part) => part.id === id)?.title ?? '';
}
