import type { Language } from '@tarima/contract';
import { spokenParagraphs } from '@tarima/text';
import type { Queryable } from '#server/db/database.ts';
import type { VideoRecipe } from '#server/db/tables/video-recipe.ts';
import { pronunciationsIn } from '#server/features/pronunciations/pronunciations.service.ts';

/** The pronunciations that a script needs, as a part of its video's recipe. */
export async function pronunciationsOfVideo(
  db: Queryable,
  companyId: string,
  { script, language }: { script: string; language: Language },
): Promise<Pick<VideoRecipe, 'pronunciations'>> {
  const paragraphs = spokenParagraphs(script);
  const pronunciations = await pronunciationsIn(db, companyId, { paragraphs, language });
  return pronunciations.length > 0 ? { pronunciations } : {};
}
