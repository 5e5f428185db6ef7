import type { Timeline } from '@tarima/contract';
import type { FindPicture } from '@tarima/stage';

const loading = new Map<string, Promise<HTMLImageElement | null>>();

/** Loads the pictures of a timeline's scenes. One that is gone is left out. */
export async function loadFigures(
  { scenes }: Timeline,
  projectId: string | undefined,
): Promise<FindPicture> {
  const names = new Set(projectId ? scenes.flatMap(({ figure }) => figure?.picture ?? []) : []);
  const loaded = new Map<string, HTMLImageElement>();
  await Promise.all(
    Array.from(names, async (name) => {
      const image = await loadPicture(`/api/v1/projects/${projectId}/figures/${name}`);
      if (image) loaded.set(name, image);
    }),
  );
  return (name) => loaded.get(name) ?? null;
}

/** A picture is named by its content, so it is loaded once. A failed call is tried again later. */
function loadPicture(address: string): Promise<HTMLImageElement | null> {
  const known = loading.get(address);
  if (known) return known;
  const image = new Image();
  image.src = address;
  const decoded = image.decode().then(
    () => image,
    () => {
      loading.delete(address);
      return null;
    },
  );
  loading.set(address, decoded);
  return decoded;
}
