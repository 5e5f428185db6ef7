import type { ContentSource, EditedStructure } from '@tarima/contract';

/** The contents of a course in its order, with their module and position. */
export function contentsOf(structure: EditedStructure) {
  return structure.modules.flatMap((module, moduleIndex) =>
    module.contents.map((content, contentIndex) => ({ ...content, moduleIndex, contentIndex })),
  );
}

/** The modules as the writer takes them: without ids, with the sources of each content. */
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
