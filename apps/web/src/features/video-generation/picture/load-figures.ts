import type { Timeline } from '@tarima/contract';
import type { FindPicture } from '@tarima/stage';

const loading = new Map<string, Promise<HTMLImageElement | null>>();

/** The owners of a timeline's pictures. Without them none is shown. */
export type PictureOwners = { projectId?: string | undefined; companyId?: string | undefined };

/** Loads the pictures of a timeline's scenes and of its look. One that is gone is left out. */
export async function loadFigures(
  { scenes, look }: Timeline,
  { projectId, companyId }: PictureOwners,
): Promise<FindPicture> {
  const figures = new Set(projectId ? scenes.flatMap(({ figure }) => figure?.picture ?? []) : []);
  const ofLook = companyId ? [look?.logo, look?.backdrop] : [];
  const loaded = new Map<string, HTMLImageElement>();
  const load = async (name: string, folder: string) => {
    const image = await loadPicture(`/api/v1/${folder}/${name}`);
    if (image) loaded.set(name, image);
  };
  await Promise.all([
    ...Array.from(figures, (name) => load(name, `projects/${projectId}/figures`)),
    ...ofLook.flatMap((shown) =>
      shown ? [load(shown.picture, `companies/${companyId}/look/pictures`)] : [],
    ),
  ]);
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
