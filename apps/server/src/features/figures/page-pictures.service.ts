import { figureEndpoints, type PagePicture } from '@tarima/contract';
import { DocumentError } from '@tarima/documents';
import type { Context } from '#server/context.ts';
import { fileKey, isUploaded } from '#server/features/projects/project-files.ts';
import type {
  ProjectFileRow,
  ProjectRow,
  ProjectsService,
} from '#server/features/projects/projects.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { askerOf } from '#server/kit/fair-line.ts';
import type { FileAnswer } from '#server/kit/file-answer.ts';
import { createOneByOne } from '#server/kit/one-by-one.ts';
import type { Authorized } from '#server/kit/tenancy.ts';
import { createKeptPages, type KeptPage } from './kept-pages.ts';

type Project = Authorized<ProjectRow>;
type Asked = { actor: Actor; project: Project; signal: AbortSignal };
type Wanted = { page: number; quote: string; mostWidth?: number };

/** In pixels across. */
const POSTER_WIDTH = 480;

/** Pages of uploaded documents as pictures. A source is seen where it stands. */
export function createPagePicturesService(
  context: Context,
  { projects }: { projects: Pick<ProjectsService, 'files'> },
) {
  const { blobs, line } = context;
  const kept = createKeptPages(context);
  const oneByOne = createOneByOne();

  async function draw(
    { actor, project, signal }: Asked,
    file: ProjectFileRow | undefined,
    place: Wanted,
    inTurn = (work: () => Promise<KeptPage>) => work(),
  ): Promise<KeptPage> {
    if (!file || place.page > (file.pages ?? place.page)) throw new AppError('NOT_FOUND');
    if (!isUploaded(file)) throw new AppError('PAGE_WITHOUT_PICTURE');
    const wanted = {
      ...place,
      file,
      document: () => blobs.localPath(fileKey(project.id, file.id)),
      signal,
    };
    const known = await kept.find(wanted);
    if (known === null) throw new AppError('PAGE_WITHOUT_PICTURE');
    if (known) return known;
    try {
      return await inTurn(() => line.run(askerOf(actor, project), signal, () => kept.draw(wanted)));
    } catch (cause) {
      if (!(cause instanceof DocumentError)) throw cause;
      // Lists ask for posters at each view. Whoever opens a page may try again.
      if (place.mostWidth) await kept.keepUndrawable(wanted);
      throw new AppError('PAGE_WITHOUT_PICTURE', { cause });
    }
  }

  return {
    /** The page of a file, and the boxes around a quote on it. */
    async find(
      asked: Asked,
      { file: name, ...place }: { file: string; page: number; quote: string },
    ): Promise<PagePicture> {
      const { project } = asked;
      const file = (await projects.files(project)).find((each) => each.name === name);
      const { page, width, height, boxes } = await draw(asked, file, place);
      const pictureUrl = figureEndpoints.page.path
        .replace('{projectId}', project.id)
        .replace('{fileId}', file?.id ?? '')
        .replace('{page}', String(page));
      return { page, pictureUrl, width, height, boxes };
    },

    async picture(
      asked: Asked,
      { fileId, page }: { fileId: string; page: number },
    ): Promise<FileAnswer> {
      const file = (await projects.files(asked.project)).find(({ id }) => id === fileId);
      const { path, mediaType } = await draw(asked, file, { page, quote: '' });
      return { path, mediaType, isImmutable: true };
    },

    /**
     * The first page of a file, small. A list asks for many at once, so each person gets one
     * after another. Other pages do not wait for them.
     */
    async poster(asked: Asked, fileId: string): Promise<FileAnswer> {
      const file = (await projects.files(asked.project)).find(({ id }) => id === fileId);
      const first = { page: 1, quote: '', mostWidth: POSTER_WIDTH };
      const { path, mediaType } = await draw(asked, file, first, (work) =>
        oneByOne(asked.actor.id, work),
      );
      return { path, mediaType, isImmutable: true };
    },
  };
}
