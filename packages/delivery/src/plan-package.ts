import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlayerCourse } from '@tarima/contract';
import { type ContentMedia, hashVideos, mediaOf } from './content-media.ts';
import { nameContents } from './content-names.ts';
import { contentTexts } from './content-texts.ts';
import { DeliveryError } from './delivery-error.ts';
import { withManifest } from './manifests/with-manifest.ts';
import { fileOf, fileOnDisk } from './package-file.ts';
import type { PackageFile, PackageInput } from './package-input.ts';
import { PLAYER_FOLDER, playerPage } from './page/player-page.ts';
import { provenanceJson } from './provenance.ts';
import { readMe } from './read-me.ts';
import { WORDING } from './wording.ts';

/**
 * All files of a package, in the order of the zip. Sizes are exact, in bytes before compression. Reads each video once, for its hash. Fails with a DeliveryError: PACKAGE_VIDEO_GONE
 * if a file of a content is missing, CANCELLED if the signal stops it.
 */
export async function planPackage(
  input: PackageInput,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<PackageFile[]> {
  const { format, sources } = input;
  const contents = await Promise.all(
    nameContents(input.course).map((content) => mediaOf(content, sources)),
  );
  const course = inPackage(input.course, contents);
  const hashes = await hashVideos(contents, sources, signal);
  const player = await playerFiles({ ...input, course });
  const files: PackageFile[] = [...player];
  if (format === 'folder') files.push(...(await handOuts(input, contents)));
  for (const content of contents) {
    if (signal?.aborted) throw new DeliveryError('CANCELLED', 'the plan was stopped');
    files.push(content.video, content.poster);
    if (format === 'folder') files.push(...(await contentTexts(content, course)));
  }
  files.push(fileOf('provenance.json', provenanceJson(course, contents, hashes)));
  return withManifest(format, course, files);
}

/** The course with the names of videos and posters inside the package. */
function inPackage(course: PlayerCourse, contents: ContentMedia[]): PlayerCourse {
  const byId = new Map(contents.map((each) => [each.content.id, each]));
  return {
    ...course,
    modules: course.modules.map((module) => ({
      ...module,
      contents: module.contents.map((content) => {
        const found = byId.get(content.id);
        const video = {
          ...content.video,
          url: found?.video.name ?? '',
          posterUrl: found?.poster.name ?? '',
        };
        return { ...content, video };
      }),
    })),
  };
}

/** Large, and only asked for by a course with a certificate. */
export const CERTIFICATE_SCRIPT = 'certificate.js';

/** The page with the course inside, and the other files of the built player. */
async function playerFiles({
  format,
  course,
  playerFolder,
}: Pick<PackageInput, 'format' | 'course' | 'playerFolder'>): Promise<PackageFile[]> {
  const entries = await readdir(playerFolder, { recursive: true, withFileTypes: true });
  const assets = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(playerFolder.length + 1))
    // The build leaves a hidden mark.
    .filter((name) => name !== 'index.html' && !name.startsWith('.'))
    .filter((name) => name !== CERTIFICATE_SCRIPT || course.hasCertificate)
    .toSorted();
  const page = await readFile(join(playerFolder, 'index.html'), 'utf8');
  return [
    fileOf('index.html', playerPage(page, { format, course, assets })),
    ...(await Promise.all(
      assets.map(async (name) =>
        fileOf(`${PLAYER_FOLDER}/${name}`, await readFile(join(playerFolder, name))),
      ),
    )),
  ];
}

/** The files for a person who opens the plain folder. */
async function handOuts(
  { course, structurePdfPath }: PackageInput,
  contents: ContentMedia[],
): Promise<PackageFile[]> {
  const hasStructure = structurePdfPath !== null;
  return [
    fileOf('README.txt', readMe(course, contents, { hasStructure })),
    ...(hasStructure
      ? [await fileOnDisk(WORDING[course.language].structureFile, structurePdfPath)]
      : []),
  ];
}
