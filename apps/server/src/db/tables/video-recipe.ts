import type { Language, Picture } from '@tarima/contract';
import type { PlanSettings } from '@tarima/presenters';

/** A picture that the script names or the look has, and the key of its file. */
export type RecipeFigure = Picture & { caption: string; blob: string };

/** Everything that shapes a video: its script, and the choices at the time of the request. */
export type VideoRecipe = {
  title: string;
  script: string;
  language: Language;
  settings: PlanSettings;
  /** Absent where there are none, as in recipes from before there were figures. */
  figures?: RecipeFigure[];
};
