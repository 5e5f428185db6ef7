import type { Language } from '@tarima/contract';
import type { PlanSettings } from '@tarima/presenters';

/** Everything that shapes a video: its script, and the choices at the time of the request. */
export type VideoRecipe = {
  title: string;
  script: string;
  language: Language;
  settings: PlanSettings;
};
