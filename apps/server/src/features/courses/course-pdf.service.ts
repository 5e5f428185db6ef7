import { createHash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import type { CompanyLook, Question } from '@tarima/contract';
import { logoPlate } from '@tarima/presenters';
import { companyPalette } from '@tarima/stage';
import type { PageLook } from '@tarima/typesetting';
import { ifThere } from '#server/blobs/blob-store.ts';
import { createFileCache } from '#server/blobs/cached-file.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { lookPictureKey } from '#server/features/looks/look-files.ts';
import { lookOf } from '#server/features/looks/looks.service.ts';
import { projectFolder } from '#server/features/projects/project-files.ts';
import type { ProjectsService } from '#server/features/projects/projects.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { attachmentNameOf } from '#server/kit/attachment-name.ts';
import { askerOf } from '#server/kit/fair-line.ts';
import type { FileAnswer } from '#server/kit/file-answer.ts';
import type { CourseProject, CoursesService } from './courses.service.ts';

export type CoursePdfService = ReturnType<typeof createCoursePdfService>;

/** The structure of a course as a PDF. */
export function createCoursePdfService(
  { db, blobs, line, providers, now }: Context,
  {
    projects,
    courses,
    questionsOf,
  }: {
    projects: ProjectsService;
    courses: CoursesService;
    /** The questions of a project by content. */
    questionsOf: (db: Queryable, projectId: string) => Promise<Map<string | null, Question[]>>;
  },
) {
  const files = createFileCache(blobs);

  async function pageLookOf(look: CompanyLook, companyId: string): Promise<PageLook> {
    const { accent, ink, light, glow } = companyPalette(look);
    const key = look.logo && lookPictureKey(companyId, look.logo.picture);
    const path = key && (await ifThere(blobs.localPath(key)));
    const file = path ? await readFile(path) : null;
    const logo = file && { file, plate: await logoPlate(file) };
    return { colours: { accent, ink, cover: ink, light, glow }, logo };
  }
  /** Typeset once, and kept until the course, its questions or the date changes. */
  async function kept(
    project: CourseProject,
    inTurn: (work: () => Promise<string>) => Promise<string>,
  ): Promise<{ blob: string; title: string }> {
    const { plan } = await courses.planned(project);
    const course = await courses.present(project, plan.language);
    const { company } = await projects.present(project, plan.language);
    const stored = await questionsOf(db, project.id);
    const contents = course.modules.flatMap((module) => module.contents);
    const questions = new Map(contents.map(({ id }) => [id, stored.get(id) ?? []]));
    const date = now();
    const look = await lookOf(db, project.companyId);
    const hash = createHash('sha256')
      .update(JSON.stringify([course, [...questions], company.name, date.toDateString(), look]))
      .digest('hex');
    const key = `${projectFolder(project.id)}/structure/${hash}.pdf`;
    const write = async (temporary: string) => {
      const pages = look && (await pageLookOf(look, project.companyId));
      const options = { company: company.name, date, questions, ...(pages && { look: pages }) };
      await writeFile(temporary, await providers.typesetting.course(course, options));
    };
    const blob = await inTurn(() => files.get(key, '.pdf', write));
    await blobs.deleteBeside(key);
    await projects.refuseFilesOfDeleted(project.id);
    return { blob, title: course.title };
  }

  return {
    async structure(
      actor: Actor,
      project: CourseProject,
      signal: AbortSignal,
    ): Promise<FileAnswer> {
      const asker = askerOf(actor, project);
      const { blob, title } = await kept(project, (work) => line.run(asker, signal, work));
      return {
        blob,
        mediaType: 'application/pdf',
        attachmentName: attachmentNameOf(title, 'course.pdf'),
      };
    },

    /** Copies the same file, for a job, which has its own turn. */
    async copyStructure(project: CourseProject, target: string): Promise<void> {
      const { blob } = await kept(project, (work) => work());
      await copyFile(await blobs.localPath(blob), target);
    },
  };
}
