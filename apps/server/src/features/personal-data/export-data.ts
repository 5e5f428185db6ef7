import type { PictureType } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import { allLearnersOf } from '#server/features/learner-links/learner-links.service.ts';
import { lookPictureKey } from '#server/features/looks/look-files.ts';
import { lookOf } from '#server/features/looks/looks.service.ts';
import {
  PODCAST_FILE_NAMES,
  PODCAST_FILES,
  podcastFileKey,
} from '#server/features/podcasts/podcast-files.ts';
import { portraitKey } from '#server/features/portraits/portrait-files.ts';
import { portraitsOf } from '#server/features/portraits/portraits.service.ts';
import { authorPictureKey, fileKey } from '#server/features/projects/project-files.ts';
import { allPronunciationsOf } from '#server/features/pronunciations/pronunciations.service.ts';
import { wholeReview } from '#server/features/reviews/reviews.service.ts';
import {
  resultOf,
  VIDEO_FILES,
  type VideoFile,
  videoFileKey,
} from '#server/features/videos/video-files.ts';
import {
  listPodcastsOf,
  listProjectsOf,
  listSourcesOf,
  type Whose,
  wholeProject,
} from './personal-data.repo.ts';
import { type Archive, entryName } from './write-archive.ts';

/** The keys of the table, which `Object.keys` widens to strings. */
const VIDEO_FILE_NAMES = Object.keys(VIDEO_FILES) as VideoFile[];

/** Adds a company's look to an archive, with its pictures. */
export async function exportLook(
  { db }: Pick<Context, 'db'>,
  archive: Archive,
  companyId: string,
): Promise<void> {
  const look = await lookOf(db, companyId);
  if (!look) return;
  archive.addJson('look/look.json', look);
  for (const shown of [look.logo, look.backdrop]) {
    if (!shown) continue;
    const name = `${shown.picture}.${extensionOf(shown)}`;
    await archive.addBlob(`look/${name}`, lookPictureKey(companyId, shown.picture));
  }
}

/** Adds a company's own people to an archive, with their photos and consents. */
export async function exportPortraits(
  { db }: Pick<Context, 'db'>,
  archive: Archive,
  companyId: string,
): Promise<void> {
  const people = await portraitsOf(db, companyId);
  if (people.length === 0) return;
  archive.addJson('portraits/portraits.json', people);
  for (const person of people) {
    const name = `${person.id}.${extensionOf(person)}`;
    await archive.addBlob(`portraits/${name}`, portraitKey(companyId, person.id));
  }
}

/** Adds a company's pronunciations to an archive. */
export async function exportPronunciations(
  { db }: Pick<Context, 'db'>,
  archive: Archive,
  companyId: string,
): Promise<void> {
  const known = await allPronunciationsOf(db, companyId);
  if (known.length > 0) archive.addJson('pronunciations.json', known);
}

const extensionOf = ({ mediaType }: { mediaType: PictureType }) =>
  mediaType === 'image/png' ? 'png' : 'jpg';

/** Adds the links of a company's projects, with all data of learners and reviewers. */
export async function exportVisitors(
  { db }: Pick<Context, 'db'>,
  archive: Archive,
  companyId: string,
): Promise<void> {
  for (const { id } of await listProjectsOf(db, { companyId })) {
    const links = await allLearnersOf(db, id);
    if (links.length > 0) archive.addJson(`projects/${id}/learners.json`, links);
    const review = await wholeReview(db, id);
    if (review) archive.addJson(`projects/${id}/review.json`, review);
  }
}

/** Adds projects and podcasts to an archive, each in a folder with its files. */
export async function exportThings(
  { db }: Pick<Context, 'db'>,
  archive: Archive,
  whose: Whose,
): Promise<void> {
  for (const project of await listProjectsOf(db, whose)) {
    const folder = `projects/${project.id}`;
    const whole = await wholeProject(db, project.id);
    archive.addJson(`${folder}/project.json`, { ...project, ...whole });
    for (const [index, { id, name }] of whole.files.entries()) {
      await archive.addBlob(`${folder}/files/${entryName(name, index)}`, fileKey(project.id, id));
    }
    for (const figure of whole.figures) {
      const path = `${folder}/figures/${figure.picture}.${extensionOf(figure)}`;
      await archive.addBlob(path, authorPictureKey(project.id, figure.picture));
    }
    for (const video of whole.videos) {
      const result = resultOf(video);
      for (const file of result ? VIDEO_FILE_NAMES : []) {
        const path = `${folder}/videos/${video.id}/${VIDEO_FILES[file].name}`;
        await archive.addBlob(path, videoFileKey(video.id, result ?? '', file));
      }
    }
  }
  for (const podcast of await listPodcastsOf(db, whose)) {
    const folder = `podcasts/${podcast.id}`;
    const sources = await listSourcesOf(db, podcast.id);
    archive.addJson(`${folder}/podcast.json`, { ...podcast, sources });
    for (const file of podcast.audio ? PODCAST_FILE_NAMES : []) {
      const key = podcastFileKey(podcast.id, podcast.audio?.jobId ?? '', file);
      await archive.addBlob(`${folder}/${PODCAST_FILES[file].name}`, key);
    }
  }
}
