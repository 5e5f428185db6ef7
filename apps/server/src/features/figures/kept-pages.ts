import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePictureSchema, pictureSchema } from '@tarima/contract';
import { contentHash, inCache, isKept, makeFile, pruneCache } from '@tarima/media';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import type { ProjectFileRow } from '#server/features/projects/projects.service.ts';

const drawnPageSchema = pictureSchema.extend(
  pagePictureSchema.pick({ page: true, boxes: true }).shape,
);
/** A page that was drawn, and the path of its picture. */
export type KeptPage = z.infer<typeof drawnPageSchema> & { path: string };

/** Pages that were drawn this long ago are deleted first. */
const KEPT_MS = 3_600_000;
const MOST_BYTES = 500_000_000;
/** Stands in the place of a page's facts. */
const UNDRAWABLE = 'null';

type PageOf = {
  file: Pick<ProjectFileRow, 'name' | 'mediaType' | 'sha256' | 'pages'>;
  /** The path of the document. */
  document: () => Promise<string>;
  page: number;
  quote: string;
  /** Pixels across, for a small picture. */
  mostWidth?: number;
  signal: AbortSignal;
};

/** The pictures of pages under the data folder's cache. A missing one is drawn again. */
export function createKeptPages({ settings, providers }: Pick<Context, 'settings' | 'providers'>) {
  const folder = join(settings.dataFolder, 'cache', 'pages');
  const { documents } = providers;

  function factsPath({ file, page, quote, mostWidth }: PageOf): string {
    const { sha256, mediaType } = file;
    const hash = contentHash([documents.version, sha256, mediaType, page, quote, mostWidth]);
    return join(folder, `page-${hash}.json`);
  }
  const picturePath = (picture: string) => join(folder, `page-${picture}`);

  /** Null for a page that cannot be drawn; undefined if nobody has tried yet. */
  async function find(wanted: PageOf): Promise<KeptPage | null | undefined> {
    const facts = await readFile(factsPath(wanted), 'utf8').catch(() => undefined);
    if (facts === undefined) return undefined;
    if (facts === UNDRAWABLE) return null;
    const { data: page } = drawnPageSchema.safeParse(JSON.parse(facts));
    const path = picturePath(page?.picture ?? '');
    return page && (await isKept(path)) ? { ...page, path } : undefined;
  }

  const keep = (wanted: PageOf, facts: string) =>
    makeFile(factsPath(wanted), (path) => writeFile(path, facts));
  const keepFacts = (wanted: PageOf, facts: Omit<KeptPage, 'path'>) =>
    keep(wanted, JSON.stringify(facts));

  async function draw(wanted: PageOf): Promise<KeptPage> {
    const { file, document, page, quote, mostWidth, signal } = wanted;
    const { bytes, ...drawn } = await documents.drawPage({
      ...{ path: await document(), fileName: file.name, mediaType: file.mediaType },
      ...{ sha256: file.sha256, pageCount: file.pages ?? undefined },
      ...{ page, quote, mostWidth, signal },
    });
    const path = picturePath(drawn.picture);
    await makeFile(path, (temporaryPath) => writeFile(temporaryPath, bytes));
    await keepFacts(wanted, drawn);
    // The same picture without a mark is what the browser loads next.
    await keepFacts({ ...wanted, page: drawn.page, quote: '' }, { ...drawn, boxes: [] });
    await pruneCache(folder, Date.now() - KEPT_MS, MOST_BYTES);
    return { ...drawn, path };
  }

  return {
    find,
    /** Remembers that a page cannot be drawn. A new version of the reader tries again. */
    keepUndrawable: (wanted: PageOf): Promise<void> => keep(wanted, UNDRAWABLE),
    draw: (wanted: PageOf): Promise<KeptPage> => inCache(folder, () => draw(wanted)),
  };
}
