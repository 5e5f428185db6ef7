import type { Timeline } from '@tarima/contract';
import type { FindPicture } from '@tarima/stage';

const loading = new Map<string, Promise<HTMLImageElement | null>>();

/** The owner of a timeline's pictures: the project, or for a sample the company. */
export type PictureOwners = { projectId?: string | undefined; companyId?: string | undefined };

/** Loads the pictures of a timeline's scenes, look and presenter. One that is gone is left out. */
export async function loadFigures(
  { scenes, look, portrait }: Timeline,
  { projectId, companyId }: PictureOwners,
): Promise<FindPicture> {
  const figures = new Set(projectId ? scenes.flatMap(({ figure }) => figure?.picture ?? []) : []);
  const ofLook = projectId || companyId ? [look?.logo, look?.backdrop] : [];
  // A project serves the pictures of its company, too.
  const folder = projectId
    ? `projects/${projectId}/figures`
    : `companies/${companyId}/look/pictures`;
  const people = projectId ? folder : `companies/${companyId}/portraits/pictures`;
  const loaded = new Map<string, HTMLImageElement>();
  const load = async (name: string, folder: string) => {
    const image = await loadPicture(`/api/v1/${folder}/${name}`);
    if (image) loaded.set(name, image);
  };
  await Promise.all([
    ...Array.from(figures, (name) => load(name, folder)),
    ...ofLook.flatMap((shown) => (shown ? [load(shown.picture, folder)] : [])),
    ...(portrait && (projectId || companyId) ? [load(portrait.picture, people)] : []),
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
