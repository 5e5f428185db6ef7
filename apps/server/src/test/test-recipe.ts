import type { VideoRecipe } from '#server/db/tables/video-recipe.ts';

type Choices = { title: string; script?: string; presenterId?: string; voiceId?: string };

/** The recipe of a short video, for tests that write its row themselves. */
export const testRecipe = ({
  title,
  script = 'Hola.',
  presenterId = 'ana',
  voiceId = 'es-lucia',
}: Choices): VideoRecipe => ({
  ...{ title, script, language: 'es' },
  settings: {
    ...{ mode: 'avatar', presenterId, templateId: null, voiceId },
    ...{ background: 'blue', format: 'vertical' },
  },
});
