import type { Chart, FigureKind, Picture } from '@tarima/contract';

/** A picture or a chart of a document. It may be shown while its sentence is spoken. */
export type Visual = FigureVisual | ChartVisual;

export type FigureVisual = {
  kind: 'figure';
  picture: Picture;
  figureKind: FigureKind;
  /** Empty if it has none. */
  caption: string;
  alt: string;
};

export type ChartVisual = { kind: 'chart'; chart: Chart; caption: string };

/** The visuals of documents, by the sentence they belong to: `sentenceKey`. */
export type VisualsOfSentences = ReadonlyMap<string, readonly Visual[]>;

export const sentenceKey = (file: string, sentenceId: string): string => `${file} ${sentenceId}`;
