import { rm, stat } from 'node:fs/promises';
import type { PackageRequest, PackageStage } from '@tarima/contract';
import { type PackageInput, planPackage, writePackage } from '@tarima/delivery';
import { inParallel } from '@tarima/text';
import { ifThere } from '#server/blobs/blob-store.ts';
import type { Context } from '#server/context.ts';
import type { CoursePdfService } from '#server/features/courses/course-pdf.service.ts';
import type { PlayableService } from '#server/features/playable/playable.service.ts';
import type { ProjectRow } from '#server/features/projects/projects.service.ts';
import { AppError } from '#server/kit/errors.ts';
import { forTheStudio } from '#server/kit/tenancy.ts';
import { builtPlayer } from './built-player.ts';
import { madeOf } from './made-of.ts';
import { packageFileName } from './package-files.ts';
import { refuseWithoutVideos } from './package-videos.ts';
import type { MadePackage } from './packages.repo.ts';

const FETCHED_AT_ONCE = 4;

type Following = {
  signal: AbortSignal;
  report: (stage: PackageStage, fraction: number) => void;
};

/** Turns a project as it is now into the zip that leaves the studio. */
export function createPackageMaker(
  { blobs, providers }: Pick<Context, 'blobs' | 'providers'>,
  { playable, coursePdf }: { playable: PlayableService; coursePdf: CoursePdfService },
) {
  /** The plain folder of a course has its structure to hand out. */
  async function structureOf(
    project: ProjectRow,
    { format }: PackageRequest,
  ): Promise<string | null> {
    if (format !== 'folder' || project.type !== 'course') return null;
    const path = await blobs.temporaryPath('.pdf');
    // A copy, because the kept file goes as soon as the course changes.
    await coursePdf.copyStructure(forTheStudio(project), path);
    return path;
  }

  async function pathOf(key: string): Promise<string> {
    const path = await ifThere(blobs.localPath(key));
    if (!path) throw new AppError('PACKAGE_VIDEO_GONE');
    return path;
  }

  /** Everything that goes into the package, beside the structure. */
  async function collect(project: ProjectRow, request: PackageRequest) {
    const playerFolder = builtPlayer(providers);
    const outline = await playable.spokenOutline(project);
    refuseWithoutVideos(outline, request);
    const { course, videos } = await playable.course(outline, request, () => NOWHERE);
    const sources = new Map(
      await inParallel([...videos], FETCHED_AT_ONCE, async ([id, { blobs: keys }]) => [
        id,
        // The poster stays a PNG. Every platform serves it, and the video is far larger.
        { videoPath: await pathOf(keys.video), posterPath: await pathOf(keys.poster) },
      ]),
    );
    const { format } = request;
    return { outline, course, videos, input: { format, course, sources, playerFolder } };
  }

  return {
    /**
     * Writes the zip to a path. Fails with PACKAGE_VIDEO_GONE where a video is no longer there, and
     * then leaves no file.
     */
    async write(
      project: ProjectRow,
      request: PackageRequest,
      output: string,
      { signal, report }: Following,
    ): Promise<Omit<MadePackage, 'file'> & { videoIds: string[] }> {
      report('collecting', 0);
      const { outline, course, videos, input } = await collect(project, request);
      const structurePdfPath = await structureOf(project, request);
      try {
        const whole: PackageInput = { ...input, structurePdfPath };
        const files = await planPackage(whole, { signal });
        const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
        report('packing', 0);
        await writePackage(files, output, {
          ...{ madeAt: course.madeAt, signal },
          onBytes: (bytes) => report('packing', bytes / all),
        });
      } finally {
        if (structurePdfPath) await rm(structurePdfPath, { force: true });
      }
      return {
        madeOf: madeOf(outline, request),
        fileName: packageFileName(course.title, request.format),
        bytes: (await stat(output)).size,
        videoIds: [...videos.values()].map(({ id }) => id),
      };
    },
  };
}

/** The plan of a package names its files itself. */
const NOWHERE = { url: '', posterUrl: '' };
