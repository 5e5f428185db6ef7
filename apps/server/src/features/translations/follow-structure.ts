import type { EditedStructure } from '@tarima/contract';
import type { TextHashes } from '#server/db/tables/translations.ts';
import { contentsOf } from '#server/features/courses/course-structure.ts';
import { addedParts, changedParts, followParts } from './follow-parts.ts';

/** The texts of a module or content. */
export type PartTexts = { id: string; title: string; description: string };
type WorkTexts = Omit<EditedStructure, 'modules'>;

/** The texts of a structure to translate. Null stands for texts that have not changed. */
export type StructureTexts = { work: WorkTexts | null; parts: PartTexts[] };

type Hashes = Pick<TextHashes, 'order' | 'parts'>;

/** The texts of an original that are new or have changed since. */
export function changedTexts(
  { modules, ...work }: EditedStructure,
  { before, now }: { before: Hashes; now: Hashes },
): StructureTexts {
  const contents = contentsOf({ ...work, modules });
  const parts = [...modules, ...contents].map(textsOf);
  return {
    work: before.parts.work === now.parts.work ? null : work,
    parts: changedParts(parts, { before: before.parts, now: now.parts }),
  };
}

type Following = {
  original: EditedStructure;
  own: EditedStructure;
  before: Hashes;
  now: Hashes;
  translated: StructureTexts;
};

/**
 * The structure of a translation after its original changed. Where the original has the same order
 * as before, the translation keeps its own.
 */
export function followStructure(following: Following): EditedStructure {
  const { original, own, before, now, translated } = following;
  const texts = new Map(translated.parts.map((part) => [part.id, part]));
  const work = translated.work ?? own;
  if (before.order === now.order) {
    const withTexts = <Part extends PartTexts>(part: Part) => ({ ...part, ...texts.get(part.id) });
    const modules = own.modules.map((module) => ({
      ...withTexts(module),
      contents: module.contents.map(withTexts),
    }));
    return { ...own, ...work, modules };
  }
  return { ...own, ...work, modules: modulesInNewOrder({ original, own, before, texts }) };
}

function modulesInNewOrder({
  original,
  own,
  before,
  texts,
}: Pick<Following, 'original' | 'own' | 'before'> & { texts: ReadonlyMap<string, PartTexts> }) {
  const contents: PartTexts[] = contentsOf(own);
  const added = new Set(addedParts(contents, contentsOf(original), before.parts));
  const homeOf = new Map(
    own.modules.flatMap(({ id, contents }) => contents.map((content) => [content.id, id] as const)),
  );
  const modules = [
    ...followParts<PartTexts>(original.modules, own.modules, texts),
    ...addedParts(own.modules, original.modules, before.parts),
  ];
  const last = modules.at(-1)?.id;
  const present = new Set(modules.map(({ id }) => id));
  return modules.map((module) => {
    const following = original.modules.find(({ id }) => id === module.id)?.contents ?? [];
    const ofHand = [...added].filter(({ id }) => {
      const home = homeOf.get(id) ?? '';
      // Those of a module that is gone come last.
      return (present.has(home) ? home : last) === module.id;
    });
    return {
      ...textsOf(module),
      contents: [...followParts(following, contents, texts), ...ofHand].map(textsOf),
    };
  });
}

const textsOf = ({ id, title, description }: PartTexts): PartTexts => ({ id, title, description });
