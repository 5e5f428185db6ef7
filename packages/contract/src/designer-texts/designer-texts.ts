import type { DesignerArea, DesignerAudience, DesignerPainPoint } from '../constants.ts';

/** The label of a designer's option, and the standard text for its text area. */
export type DesignerText = { label: string; text: string };

export type DesignerTexts = {
  interests: Record<DesignerArea, DesignerText>;
  targetAudience: Record<DesignerAudience, DesignerText>;
  /** Each sentence names one problem. */
  painPoints: Record<DesignerPainPoint, DesignerText>;
};
