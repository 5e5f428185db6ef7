import type { Timeline } from '@tarima/contract';
import type { FindPicture } from '@tarima/stage';

/** Loads the pictures of a timeline's scenes. One that is gone is left out. */
export async function loadFigures(
  { scenes }: Timeline,
  projectId: string | undefined,
): Promise<FindPicture> {
  const names = new Set(projectId ? scenes.flatMap(({ figure }) => figure?.picture ?? []) : []);
  const loaded = new Map<string, HTMLImageElement>();
  await Promise.all(
    Array.from(names, async (name) => {
      const image = new Image();
      image.src = `/api/v1/projects/${projectId}/figures/${name}`;
      await image.decode().then(
        () => loaded.set(name, image),
        () => undefined,
      );
    }),
  );
  return (name) => loaded.get(name) ?? null;
}
