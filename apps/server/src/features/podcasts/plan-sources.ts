import type { PodcastRequest } from '@tarima/contract';
import { OUTPUT_LANGUAGE_CODES } from '@tarima/contract';
import { type SourceDocument, wordsOfDocument } from '@tarima/documents';
import { countWords, detectLanguage } from '@tarima/text';
import type { podcastSources } from '#server/db/tables/podcasts.ts';
import { withUniqueNames } from '#server/features/projects/unique-names.ts';
import { AppError } from '#server/kit/errors.ts';
import { inTextThread } from '#server/texts/in-text-thread.ts';
import { isUsable } from './podcast-languages.ts';
import type { PodcastUploadRow } from './podcast-uploads.repo.ts';

type PlannedSource = Pick<
  typeof podcastSources.$inferInsert,
  'kind' | 'name' | 'typed' | 'title' | 'words' | 'document'
>;

/** Sources that are read already. The request names them by their ids. */
export type GivenDocuments = { upload: PodcastUploadRow | null; ofProject: SourceDocument[] };

type NamedDocument = { name: string; document: SourceDocument };

/** The sources must supply half the words of the shortest conversation. */
const FEWEST_WORDS = 45;

/**
 * The sources of a podcast. Refuses unusable ones at once, unless an address is still to be read.
 */
export async function planSources(
  request: PodcastRequest,
  { upload, ofProject }: GivenDocuments,
  hasModel: boolean,
): Promise<PlannedSource[]> {
  const addresses = [...new Set(request.urlsInput)];
  const typed = request.textInput.trim();
  const { text, document } = upload
    ? await inTextThread('chooseSources', typed.length, typed, upload.document)
    : { text: typed, document: null };
  // The project's files come first, and keep their names where the upload has the same.
  const files = withUniqueNames([
    ...ofProject.map((each) => ({ name: each.fileName, document: each })),
    ...(upload && document ? [{ name: upload.name, document }] : []),
  ]).map(fileSource);
  const planned: PlannedSource[] = [
    ...files.slice(0, ofProject.length),
    ...(text ? [{ kind: 'text' as const, name: '', typed: text, words: countWords(text) }] : []),
    ...addresses.map((name) => ({ kind: 'address' as const, name })),
    ...files.slice(ofProject.length),
  ];
  if (addresses.length === 0) refuseHopeless(planned, request, hasModel);
  return planned;
}

const fileSource = ({ name, document }: NamedDocument): PlannedSource => ({
  kind: 'file',
  name,
  document: { ...document, fileName: name },
  title: document.title,
  words: wordsOfDocument(document),
});

function refuseHopeless(
  sources: PlannedSource[],
  { outputLanguage }: PodcastRequest,
  hasModel: boolean,
): void {
  const wanted = OUTPUT_LANGUAGE_CODES[outputLanguage];
  const usable = sources.filter(({ typed, document, words = 0 }) =>
    isUsable(
      { detected: document?.language ?? detectLanguage(typed ?? ''), words },
      { wanted, hasModel },
    ),
  );
  if (sources.length > 0 && usable.length === 0) {
    throw new AppError('PODCAST_LANGUAGE_UNAVAILABLE');
  }
  if (usable.reduce((sum, { words = 0 }) => sum + words, 0) < FEWEST_WORDS) {
    throw new AppError('PODCAST_TOO_LITTLE_TEXT');
  }
}
