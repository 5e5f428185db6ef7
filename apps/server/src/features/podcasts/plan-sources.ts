import type { PodcastRequest } from '@tarima/contract';
import { OUTPUT_LANGUAGE_CODES } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { countWords, detectLanguage } from '@tarima/text';
import { AppError } from '#server/errors.ts';
import { chooseSources, wordsOfDocument } from './document-text.ts';
import { isUsable } from './podcast-languages.ts';
import type { PodcastUploadRow } from './podcast-uploads.repo.ts';
import type { podcastSources } from './podcasts.schema.ts';

type PlannedSource = Pick<
  typeof podcastSources.$inferInsert,
  'kind' | 'name' | 'typed' | 'title' | 'words' | 'document'
>;

/** Half of the shortest conversation must be the sources' own words. */
const FEWEST_WORDS = 45;

/**
 * The sources of a podcast. Refuses at once what cannot become one: where no address is still to be
 * read, everything is known.
 */
export function planSources(
  request: PodcastRequest,
  upload: PodcastUploadRow | null,
  hasModel: boolean,
): PlannedSource[] {
  const addresses = [...new Set(request.urlsInput)];
  const typed = request.textInput.trim();
  const { text, document } = upload
    ? chooseSources(typed, upload.document)
    : { text: typed, document: null };
  const planned: PlannedSource[] = [
    ...(text ? [{ kind: 'text' as const, name: '', typed: text, words: countWords(text) }] : []),
    ...addresses.map((name) => ({ kind: 'address' as const, name })),
    ...(upload && document ? [fileSource(upload.name, document)] : []),
  ];
  if (addresses.length === 0) refuseHopeless(planned, request, hasModel);
  return planned;
}

const fileSource = (name: string, document: SourceDocument): PlannedSource => ({
  kind: 'file',
  name,
  document,
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
