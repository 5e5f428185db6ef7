import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFile } from '@tarima/archives';
import { MAX_FILE_BYTES, type Picture } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { Context } from '#server/context.ts';
import { examineFile } from '#server/features/projects/examine-file.ts';
import { PROJECT_UPLOAD } from '#server/features/projects/upload-rules.ts';
import { redrawUpload, type UploadedPicture } from '#server/features/storage/redraw-upload.ts';
import type { VideoFile } from '#server/features/videos/video-files.ts';
import { AppError, errorCodeOf } from '#server/kit/errors.ts';
import type { Asker } from '#server/kit/fair-line.ts';
import { type ArchivedDocument, libraryDocumentSchema } from './archived-files.ts';
import { ENTRIES, type ProjectArchive } from './project-archive.ts';
import { broken, readJson, sizeOf } from './read-archive.ts';

export type Checking = {
  /** The folder of the unpacked archive. */
  folder: string;
  asker: Asker;
  signal: AbortSignal;
  /** Called after each file that was checked. */
  onFile: () => void;
};
type Studio = Pick<Context, 'providers' | 'line'>;

type ProblemOfUpload = NonNullable<Extract<ArchivedDocument, { kind: 'upload' }>['problem']>;
/** An upload that was examined, or a text of the studio itself. */
export type CheckedDocument =
  | {
      kind: 'upload';
      file: Awaited<ReturnType<typeof examineFile>>;
      /** Why it was not used; null for a document that was. */
      problem: ProblemOfUpload | null;
    }
  | { kind: 'library'; document: SourceDocument };
export type CheckedFiles = {
  documents: CheckedDocument[];
  /** Paths by the names of the pictures. */
  figures: Map<string, string>;
  /** In the order of the archive's videos. */
  videos: Record<VideoFile, string>[];
};

const MOST_CAPTION_BYTES = 5_000_000;

/** Checks every file of an archive as if it had just been uploaded. Refuses it with the first fault. */
export async function checkFiles(
  studio: Studio,
  { documents, figures, videos }: ProjectArchive,
  checking: Checking,
): Promise<CheckedFiles> {
  const checked: CheckedFiles = { documents: [], figures: new Map(), videos: [] };
  for (const index of documents.keys()) {
    checked.documents.push(await checkDocument(studio, documents, index, checking));
    checking.onFile();
  }
  for (const figure of figures) {
    checked.figures.set(figure.picture, await checkFigure(studio, figure, checking));
    checking.onFile();
  }
  for (const [index, { bytes }] of videos.entries()) {
    checked.videos.push(await checkVideo(studio, { index, bytes }, checking));
    checking.onFile();
  }
  return checked;
}

async function checkDocument(
  { providers }: Studio,
  documents: ProjectArchive['documents'],
  index: number,
  { folder, signal }: Checking,
): Promise<CheckedDocument> {
  const document = documents[index];
  if (!document) throw broken('no document');
  const { name } = document;
  const path = join(folder, ENTRIES.document(document, index));
  if (document.kind === 'library') {
    const { data, error } = libraryDocumentSchema.safeParse(await readJson(path, MAX_FILE_BYTES));
    if (!data) throw broken(`the text ${index}`, error);
    return { kind: 'library', document: { ...data, fileName: name } };
  }
  const uploadsBefore = documents.slice(0, index).filter(({ kind }) => kind === 'upload').length;
  const refused = PROJECT_UPLOAD.refuse(name, uploadsBefore);
  if (refused) throw refused;
  const bytes = await sizeOf(path, MAX_FILE_BYTES);
  const sha256 = await hashFile(path, signal);
  if (bytes !== document.bytes || sha256 !== document.sha256) throw broken(`the file ${index}`);
  const file = await examineFile(providers.documents, { name, path, bytes, sha256 });
  const { problem } = document;
  if (file.errorCode && !problem) {
    throw new AppError(file.errorCode, { details: { reason: file.errorCode, file: name } });
  }
  return { kind: 'upload', file, problem };
}

/** A picture keeps its bytes, because scripts name it by their hash. */
async function checkFigure(
  studio: Studio,
  figure: ProjectArchive['figures'][number],
  checking: Checking,
): Promise<string> {
  const { folder, signal } = checking;
  const { picture, mediaType, width, height } = figure;
  const path = join(folder, ENTRIES.figure(figure));
  const bytes = await sizeOf(path, MAX_FILE_BYTES);
  if (bytes !== figure.bytes || (await hashFile(path, signal)) !== picture) {
    throw broken('a picture');
  }
  const name = mediaType === 'image/png' ? 'picture.png' : 'picture.jpg';
  const drawn = await drawnAgain(studio, { path, name, bytes }, checking);
  if (drawn.width !== width || drawn.height !== height) throw broken('the size of a picture');
  return path;
}

async function checkVideo(
  studio: Studio,
  { index, bytes }: { index: number; bytes: number },
  checking: Checking,
): Promise<Record<VideoFile, string>> {
  const path = (file: VideoFile) => join(checking.folder, ENTRIES.video(index, file));
  const paths = { video: path('video'), captions: path('captions'), poster: path('poster') };
  if ((await sizeOf(paths.video)) !== bytes || !(await isMp4(paths.video))) {
    throw broken(`the video ${index}`);
  }
  await sizeOf(paths.captions, MOST_CAPTION_BYTES);
  if (!(await isWebVtt(paths.captions))) throw broken(`the captions ${index}`);
  const poster = { path: paths.poster, bytes: await sizeOf(paths.poster, MAX_FILE_BYTES) };
  await drawnAgain(studio, { ...poster, name: 'poster.png' }, checking);
  return paths;
}

/** Draws a picture as that of an upload. The archive is refused where it is none. */
async function drawnAgain(
  studio: Studio,
  file: UploadedPicture,
  { asker, signal }: Checking,
): Promise<Picture> {
  try {
    return (await redrawUpload(studio, file, { asker, signal })).drawn;
  } catch (error) {
    signal.throwIfAborted();
    throw errorCodeOf(error) ? broken(`no picture: ${file.name}`, error) : error;
  }
}

/** Each mp4 begins with a box of this type. */
async function isMp4(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.toString('latin1', 4) === 'ftyp';
  } finally {
    await file.close();
  }
}

async function isWebVtt(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  const text = bytes.toString('utf8');
  return /^\uFEFF?WEBVTT(?=[ \t\r\n]|$)/u.test(text) && !/[\0\uFFFD]/u.test(text);
}
