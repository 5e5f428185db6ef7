import type { DesignerArea, DesignerAudience, DesignerPainPoint } from '../constants.ts';

/** An option of the designer as people read it, and the text that it puts in its text area. */
export type DesignerText = { label: string; text: string };

export type DesignerTexts = {
  interests: Record<DesignerArea, DesignerText>;
  targetAudience: Record<DesignerAudience, DesignerText>;
  /** Each sentence names one problem. */
  painPoints: Record<DesignerPainPoint, DesignerText>;
};
