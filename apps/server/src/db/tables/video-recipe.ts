import type { Language } from '@tarima/contract';
import type { PlanSettings } from '@tarima/presenters';

/** All that shapes a video: what its script said and what was chosen when it was asked for. */
export type VideoRecipe = {
  title: string;
  script: string;
  language: Language;
  settings: PlanSettings;
};
