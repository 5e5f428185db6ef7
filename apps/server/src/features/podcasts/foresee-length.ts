import type { PodcastRequest } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import { errorCodeOf } from '#server/errors.ts';
import { dialogueRequestOf } from './dialogue-request.ts';
import { planSources } from './plan-sources.ts';
import type { PodcastUploadRow } from './podcast-uploads.repo.ts';

/** How long it becomes hardly depends on it. */
const ANY_SEED = 1;

/**
 * The words of the conversation that a request would become, 0 where it would become none; null
 * where that is not known yet. Refuses what the start refuses.
 */
export async function foreseeLength(
  { providers }: Pick<Context, 'providers'>,
  request: PodcastRequest,
  upload: PodcastUploadRow | null,
  signal: AbortSignal,
): Promise<number | null> {
  const hasModel = providers.languageModel !== null;
  const planned = planSources(request, upload, hasModel);
  if (hasModel || request.urlsInput.length > 0) return null;
  const documents = await Promise.all(
    planned.map(
      async ({ document, typed }) =>
        document ?? (await providers.documents.readText({ text: typed ?? '', signal })),
    ),
  );
  try {
    const wanted = dialogueRequestOf(request, documents, ANY_SEED);
    return (await providers.writer.draftDialogue(wanted, signal)).wordCount;
  } catch (error) {
    if (errorCodeOf(error) === 'PODCAST_TOO_LITTLE_TEXT') return 0;
    throw error;
  }
}
