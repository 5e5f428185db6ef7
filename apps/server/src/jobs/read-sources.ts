import { ERROR_CODES, OUTPUT_LANGUAGE_CODES } from '@tarima/contract';
import { type SourceDocument, wordsOfDocument } from '@tarima/documents';
import { inParallel } from '@tarima/text';
import { isUsable } from '#server/features/podcasts/podcast-languages.ts';
import {
  failSource,
  listSources,
  type PodcastRow,
  setSourceDocument,
} from '#server/features/podcasts/podcasts.repo.ts';
import { AppError, errorCodeOf } from '#server/kit/errors.ts';
import type { JobRun } from './define-job.ts';

type SourceRow = Awaited<ReturnType<typeof listSources>>[number];

/** Each source is read by its own process, and addresses mostly wait. */
const AT_A_TIME = 2;

/**
 * Reads the unread sources and stores each result at once. A source that cannot be read gets its
 * error, and the others go on.
 */
export async function readSources(
  run: JobRun,
  podcast: PodcastRow,
  onProgress: (fraction: number) => void,
): Promise<SourceDocument[]> {
  const sources = await listSources(run.studio.context.db, podcast.id);
  const unread = sources.filter(({ document, errorCode }) => !document && !errorCode);
  let done = sources.length - unread.length;
  const readNext = async (source: SourceRow) => {
    await readSource(run, source);
    onProgress(++done / sources.length);
  };
  await inParallel(unread, AT_A_TIME, readNext, run.signal);
  return usableDocuments(run, podcast);
}

async function readSource({ id, studio, signal, step }: JobRun, source: SourceRow): Promise<void> {
  const { providers } = studio.context;
  try {
    const document =
      source.kind === 'address'
        ? await providers.documents.readAddress({ url: source.name, signal })
        : await providers.documents.readText({ text: source.typed ?? '', signal });
    const words = wordsOfDocument(document);
    await step('source', (tx) =>
      setSourceDocument(tx, source.id, { document, title: document.title, words }),
    );
  } catch (error) {
    signal.throwIfAborted();
    const code = errorCodeOf(error);
    if (!code) throw error;
    await step('source', (tx) => failSource(tx, source.id, code));
  } finally {
    await studio.services.podcasts.announce(id);
  }
}

/** The documents in the podcast's language. The others get an error; throws if none is left. */
async function usableDocuments(run: JobRun, podcast: PodcastRow): Promise<SourceDocument[]> {
  const { db, live } = run.studio.context;
  const wanted = OUTPUT_LANGUAGE_CODES[podcast.brief.outputLanguage];
  const hasModel = live.vendors().languageModel !== null;
  const sources = await listSources(db, podcast.id);
  const usable: SourceDocument[] = [];
  const foreign: SourceRow[] = [];
  for (const source of sources) {
    if (!source.document) continue;
    const found = { detected: source.document.language, words: source.words };
    if (isUsable(found, { wanted, hasModel })) usable.push(source.document);
    else foreign.push(source);
  }
  for (const { id } of foreign) await failSource(db, id, 'DOCUMENT_OTHER_LANGUAGE');
  if (usable.length > 0) return usable;
  if (foreign.length > 0) throw new AppError('PODCAST_LANGUAGE_UNAVAILABLE');
  const problem = sources.find(({ errorCode }) => errorCode)?.errorCode;
  throw new AppError(ERROR_CODES.find((code) => code === problem) ?? 'PODCAST_TOO_LITTLE_TEXT');
}
