import { figureEndpoints, type ProjectFigure } from '@tarima/contract';
import type { TFunction } from 'i18next';
import { addressOf } from '#web/lib/api-client.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** The figures that the scripts of a project may show. */
export const useProjectFigures = (projectId: string) =>
  useEndpoint(figureEndpoints.list, { params: { projectId } });

/** The figure that a script names by its first digits. */
export const figureNamed = (
  figures: readonly ProjectFigure[],
  digits: string,
): ProjectFigure | undefined => figures.find(({ picture }) => picture.startsWith(digits));

export const addressOfFigure = (projectId: string, { picture }: ProjectFigure): string =>
  addressOf(figureEndpoints.file, { params: { projectId, picture } });

/** Its place in the documents, as sources have it, or its own words. */
export function nameOfFigure({ fileName, page, caption }: ProjectFigure, t: TFunction): string {
  if (fileName !== null && page !== null) {
    return t('editor.sources.page', { file: fileName, page });
  }
  return fileName ?? (caption || t('editor.figures.own'));
}
