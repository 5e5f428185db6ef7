import type { Language, Picture, Pronunciation } from '@tarima/contract';
import type { PlanSettings } from '@tarima/presenters';

/** A picture of the script or the look, and the key of its file. */
export type RecipeFigure = Picture & { caption: string; blob: string };

/** Everything that shapes a video: its script, and the choices at the time of the request. */
export type VideoRecipe = {
  title: string;
  script: string;
  language: Language;
  settings: PlanSettings;
  /** Absent where there are none, as in recipes from before there were figures. */
  figures?: RecipeFigure[];
  /** The company's pronunciations that the script needs. Absent where there are none. */
  pronunciations?: Pronunciation[];
};
