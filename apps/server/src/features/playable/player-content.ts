import { readFile } from 'node:fs/promises';
import { CAPTION_PLACES, type PlayerContent, type Provenance } from '@tarima/contract';
import { readWebVtt } from '@tarima/media';
import { type BlobStore, ifThere } from '#server/blobs/blob-store.ts';
import type { VideoRecipe } from '#server/db/tables/video-recipe.ts';
import { makerOf } from '#server/features/videos/plan-settings.ts';
import { sentenceKey } from '#server/texts/derived-provenance.ts';
import { inTextThread } from '#server/texts/in-text-thread.ts';

/** The frame of a video. A vendor draws no captions into it. */
export const frameOf = (recipe: VideoRecipe | undefined) => ({
  format: recipe?.settings.format ?? 'horizontal',
  isCaptioned:
    recipe !== undefined &&
    makerOf(recipe.settings) === 'local' &&
    (recipe.settings.captionPlace ?? CAPTION_PLACES[0]) === 'picture',
});

/** The cues of a video. A file that is gone has none: the picture and the sound are still there. */
export async function captionsOf(
  blobs: BlobStore,
  key: string,
): Promise<PlayerContent['captions']> {
  const reading = blobs.localPath(key).then((path) => readFile(path, 'utf8'));
  const file = (await ifThere(reading)) ?? '';
  return readWebVtt(file).map(({ start, end, text }) => ({ from: start, to: end, text }));
}

/**
 * The sentences as they are spoken in a video, each with its origin. The script may have changed
 * since, but its known sentences keep theirs. All others are the author's.
 */
export async function transcriptOf(
  { script, language }: VideoRecipe,
  known: Provenance[],
): Promise<PlayerContent['transcript']> {
  const origins = new Map(known.map((entry) => [sentenceKey(entry.sentence), entry]));
  const { scenes } = await inTextThread('readSpoken', script.length, script, language);
  return scenes
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ title, sentences }) => ({
      title,
      sentences: sentences.map(
        // A sentence of `splitSentences` equals its own key.
        (sentence) => origins.get(sentence) ?? { sentence, kind: 'author', citations: [] },
      ),
    }));
}
