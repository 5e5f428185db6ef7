import { type Translator, translateForm } from '@tarima/writer';
import type { StructureTexts } from './follow-structure.ts';

/** The most characters of titles and descriptions, as the contract has them. */
const MOST = { title: 200, description: 2_000, targetAudience: 500, painPoint: 300 };

/** The texts of a structure and the name of its project. */
export type NamedTexts = StructureTexts & { name: string };

/** Translates titles and descriptions. */
export const translateStructure = (
  texts: NamedTexts,
  translator: Pick<Translator, 'texts'>,
  signal: AbortSignal,
): Promise<NamedTexts> =>
  translateForm(
    texts,
    ({ name, work, parts }, of) => ({
      name: of(name, MOST.title),
      work: work && {
        ...work,
        title: of(work.title, MOST.title),
        description: of(work.description, MOST.description),
        targetAudience: of(work.targetAudience, MOST.targetAudience),
        painPointsAddressed: work.painPointsAddressed.map((point) => of(point, MOST.painPoint)),
      },
      parts: parts.map((part) => ({
        ...part,
        title: of(part.title, MOST.title),
        description: of(part.description, MOST.description),
      })),
    }),
    (wanted) => translator.texts(wanted, signal),
  );
