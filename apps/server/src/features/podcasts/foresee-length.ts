import { OUTPUT_LANGUAGE_CODES, type PodcastRequest } from '@tarima/contract';
import { wordsOfDocument } from '@tarima/documents';
import type { Context } from '#server/context.ts';
import { errorCodeOf } from '#server/kit/errors.ts';
import { dialogueRequestOf } from './dialogue-request.ts';
import { type GivenDocuments, planSources } from './plan-sources.ts';
import { isUsable } from './podcast-languages.ts';

/** The length hardly depends on the seed. */
const ANY_SEED = 1;

/**
 * The number of words of a request's conversation. 0 where it would be too short, null if it is
 * not known yet. Refuses what the start refuses.
 */
export async function foreseeLength(
  { providers, live }: Pick<Context, 'providers' | 'live'>,
  request: PodcastRequest,
  given: GivenDocuments,
  signal: AbortSignal,
): Promise<number | null> {
  const hasModel = live.vendors().languageModel !== null;
  const planned = await planSources(request, given, hasModel);
  if (hasModel || request.urlsInput.length > 0) return null;
  const documents = await Promise.all(
    planned.map(
      async ({ document, typed }) =>
        document ?? (await providers.documents.readText({ text: typed ?? '', signal })),
    ),
  );
  const wanted = OUTPUT_LANGUAGE_CODES[request.outputLanguage];
  const usable = documents.filter((document) =>
    isUsable(
      { detected: document.language, words: wordsOfDocument(document) },
      { wanted, hasModel },
    ),
  );
  try {
    const dialogue = dialogueRequestOf(request, usable, ANY_SEED);
    return (await providers.writer.draftDialogue(dialogue, signal)).wordCount;
  } catch (error) {
    if (errorCodeOf(error) === 'PODCAST_TOO_LITTLE_TEXT') return 0;
    throw error;
  }
}
