import type { Course, EditedStructure } from '@tarima/contract';

export type StructureModule = EditedStructure['modules'][number];
export type StructureContent = StructureModule['contents'][number];
/** A module, or one content of it. */
export type Part = { moduleId: string; contentId?: string };
/** The place of a content: its module's id and its index there. */
export type Place = { moduleId: string; index: number };

/** The editable part of a course. */
export const structureOf = (course: Course): EditedStructure => ({
  title: course.title,
  description: course.description,
  targetAudience: course.targetAudience,
  painPointsAddressed: course.painPointsAddressed,
  modules: course.modules.map(({ id, title, description, contents }) => ({
    id,
    title,
    description,
    contents: contents.map((content) => ({
      id: content.id,
      title: content.title,
      description: content.description,
    })),
  })),
});

export const countContents = ({ modules }: EditedStructure): number =>
  modules.reduce((sum, { contents }) => sum + contents.length, 0);

export function placeOf({ modules }: EditedStructure, contentId: string): Place | null {
  for (const module of modules) {
    const index = module.contents.findIndex(({ id }) => id === contentId);
    if (index >= 0) return { moduleId: module.id, index };
  }
  return null;
}

const withModule = (
  structure: EditedStructure,
  moduleId: string,
  change: (module: StructureModule) => StructureModule,
): EditedStructure => ({
  ...structure,
  modules: structure.modules.map((module) => (module.id === moduleId ? change(module) : module)),
});

const withContents = (
  structure: EditedStructure,
  moduleId: string,
  change: (contents: StructureContent[]) => StructureContent[],
): EditedStructure =>
  withModule(structure, moduleId, (module) => ({ ...module, contents: change(module.contents) }));

export const changeModule = (
  structure: EditedStructure,
  moduleId: string,
  change: Partial<Pick<StructureModule, 'title' | 'description'>>,
): EditedStructure => withModule(structure, moduleId, (module) => ({ ...module, ...change }));

export const changeContent = (
  structure: EditedStructure,
  contentId: string,
  change: Partial<Pick<StructureContent, 'title' | 'description'>>,
): EditedStructure => ({
  ...structure,
  modules: structure.modules.map((module) => ({
    ...module,
    contents: module.contents.map((content) =>
      content.id === contentId ? { ...content, ...change } : content,
    ),
  })),
});

export const addModule = (
  structure: EditedStructure,
  module: StructureModule,
): EditedStructure => ({ ...structure, modules: [...structure.modules, module] });

export const addContent = (
  structure: EditedStructure,
  moduleId: string,
  content: StructureContent,
): EditedStructure => withContents(structure, moduleId, (contents) => [...contents, content]);

export const removeModule = (structure: EditedStructure, moduleId: string): EditedStructure => ({
  ...structure,
  modules: structure.modules.filter(({ id }) => id !== moduleId),
});

export const removeContent = (structure: EditedStructure, contentId: string): EditedStructure => {
  const place = placeOf(structure, contentId);
  if (!place) return structure;
  return withContents(structure, place.moduleId, (contents) =>
    contents.filter(({ id }) => id !== contentId),
  );
};

/** Moves a module to `index`, counted among the other modules. */
export function moveModule(
  structure: EditedStructure,
  moduleId: string,
  index: number,
): EditedStructure {
  const moved = structure.modules.find(({ id }) => id === moduleId);
  if (!moved) return structure;
  const others = structure.modules.filter(({ id }) => id !== moduleId);
  return { ...structure, modules: others.toSpliced(index, 0, moved) };
}

/** Moves a content to a place. The index counts the other contents there. */
export function moveContent(
  structure: EditedStructure,
  contentId: string,
  { moduleId, index }: Place,
): EditedStructure {
  const moved = structure.modules
    .flatMap(({ contents }) => contents)
    .find(({ id }) => id === contentId);
  if (!moved) return structure;
  return withContents(removeContent(structure, contentId), moduleId, (contents) =>
    contents.toSpliced(index, 0, moved),
  );
}

/** The place one step up (-1) or down (1), also into the next module. Null at either end. */
export function placeBeside(
  structure: EditedStructure,
  contentId: string,
  step: -1 | 1,
): Place | null {
  const place = placeOf(structure, contentId);
  if (!place) return null;
  const position = structure.modules.findIndex(({ id }) => id === place.moduleId);
  const count = structure.modules[position]?.contents.length ?? 0;
  const index = place.index + step;
  if (index >= 0 && index < count) return { moduleId: place.moduleId, index };
  const next = structure.modules[position + step];
  if (!next) return null;
  return { moduleId: next.id, index: step === 1 ? 0 : next.contents.length };
}

/** The place before or after another content, for a drop. */
export function placeAt(
  structure: EditedStructure,
  contentId: string,
  target: { contentId: string; edge: 'top' | 'bottom' },
): Place | null {
  const place = placeOf(removeContent(structure, contentId), target.contentId);
  return place && { ...place, index: place.index + (target.edge === 'bottom' ? 1 : 0) };
}

/**
 * Replaces a part with its regenerated version, wherever it stands now. `after` is `before` with the new
 * part. If the old part is gone, nothing changes.
 */
export function replacePart(
  structure: EditedStructure,
  { moduleId, contentId }: Part,
  { before, after }: { before: EditedStructure; after: EditedStructure },
): EditedStructure {
  const moduleIndex = before.modules.findIndex(({ id }) => id === moduleId);
  const made = after.modules[moduleIndex];
  if (!made) return structure;
  if (!contentId) return withModule(structure, moduleId, () => made);
  const content = made.contents[placeOf(before, contentId)?.index ?? -1];
  if (!content) return structure;
  return {
    ...structure,
    modules: structure.modules.map((module) => ({
      ...module,
      contents: module.contents.map((each) => (each.id === contentId ? content : each)),
    })),
  };
}
