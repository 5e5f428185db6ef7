import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanText } from '#server/kit/clean-text.ts';
import { AppError } from '#server/kit/errors.ts';
import { isNewer, STUDIO_VERSION } from '#server/kit/studio-version.ts';
import {
  ARCHIVE_VERSION,
  archiveHeadSchema,
  ENTRIES,
  MOST_DESCRIPTION_BYTES,
  type ProjectArchive,
  projectArchiveSchema,
} from './project-archive.ts';

/** A refusal of an archive. The reason is for logs and tests. */
export const broken = (reason: string, cause?: unknown) =>
  new AppError('PROJECT_ARCHIVE_BROKEN', { details: { reason }, cause });

/** The description in an unpacked archive, checked as a whole. */
export async function readDescription(folder: string): Promise<ProjectArchive> {
  const parsed = await readJson(join(folder, ENTRIES.description), MOST_DESCRIPTION_BYTES);
  const head = archiveHeadSchema.safeParse(parsed);
  if (!head.success) throw broken('no project of a studio', head.error);
  const { version, studio } = head.data;
  if (version > ARCHIVE_VERSION) throw newer(studio);
  const whole = projectArchiveSchema.safeParse(parsed);
  if (whole.success) return whole.data;
  // A newer studio may have choices that this one does not know.
  throw isNewer(studio, STUDIO_VERSION) ? newer(studio) : broken('not as told', whole.error);
}

const newer = (studio: string) =>
  new AppError('PROJECT_ARCHIVE_NEWER', { details: { reason: `made by ${studio}` } });

/** Only these signs make unclean texts. To look at every value takes seconds. */
const UNCLEAN = /\\u(?:0000|d[89a-f])/iu;
const cleanValue = (_key: string, value: unknown) =>
  typeof value === 'string' ? cleanText(value) : value;

/** The JSON of an unpacked file, with its texts cleaned as those of requests are. */
export async function readJson(path: string, mostBytes: number): Promise<unknown> {
  await sizeOf(path, mostBytes);
  try {
    const text = await readFile(path, 'utf8');
    return UNCLEAN.test(text) ? JSON.parse(text, cleanValue) : JSON.parse(text);
  } catch (error) {
    throw broken('no JSON', error);
  }
}

/** The size of a file that an archive must have. */
export async function sizeOf(path: string, most = Number.MAX_SAFE_INTEGER): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw broken('a file is missing');
  if (found.size > most) throw broken('a file is too large');
  return found.size;
}
