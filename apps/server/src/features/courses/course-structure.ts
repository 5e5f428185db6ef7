import type { ContentSource, EditedStructure } from '@tarima/contract';

/** The contents of a course in its order, with where each stands. */
export function contentsOf(structure: EditedStructure) {
  return structure.modules.flatMap((module, moduleIndex) =>
    module.contents.map((content, contentIndex) => ({ ...content, moduleIndex, contentIndex })),
  );
}

/** The same modules as the writer knows them: without ids, with where each content comes from. */
export const modulesWithSources = (
  structure: EditedStructure,
  sources: Record<string, ContentSource[]>,
) =>
  structure.modules.map(({ title, description, contents }) => ({
    title,
    description,
    contents: contents.map((content) => ({
      title: content.title,
      description: content.description,
      sources: sources[content.id] ?? [],
    })),
  }));
