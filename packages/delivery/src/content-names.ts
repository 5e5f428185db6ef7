import type { PlayerContent, PlayerCourse } from '@tarima/contract';
import { numberedName } from './file-names.ts';

export type NamedContent = {
  content: PlayerContent;
  /** Path inside the package without a dot and type, such as `01-safety/02-gloves`. */
  name: string;
};

/** All contents in order. A single module without a title needs no folder. */
export function nameContents({ modules }: Pick<PlayerCourse, 'modules'>): NamedContent[] {
  const isFlat = modules.length === 1 && modules[0]?.title.trim() === '';
  return modules.flatMap(({ title, contents }, module) => {
    const folder = isFlat ? '' : `${numberedName(module + 1, modules.length, title)}/`;
    return contents.map((content, place) => ({
      content,
      name: folder + numberedName(place + 1, contents.length, content.title),
    }));
  });
}
