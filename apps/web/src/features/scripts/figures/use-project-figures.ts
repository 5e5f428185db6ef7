import { useQueryClient } from '@tanstack/react-query';
import { figureEndpoints, type ProjectFigure, videoEndpoints } from '@tarima/contract';
import type { TFunction } from 'i18next';
import { keyOf } from '#web/lib/api.ts';
import { addressOf } from '#web/lib/api-client.ts';
import { askAgain } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** The figures that the scripts of a project may show. */
export const useProjectFigures = (projectId: string) =>
  useEndpoint(figureEndpoints.list, { params: { projectId } });

/** Refetches the figures of a project and their preview when a picture comes or goes. */
export function useLiveFigures(projectId: string): void {
  const queryClient = useQueryClient();
  useServerEvent('figuresUpdate', (update) => {
    if (update.projectId !== projectId) return;
    void askAgain(queryClient, keyOf(figureEndpoints.list, { params: { projectId } }));
    void askAgain(queryClient, keyOf(videoEndpoints.preview));
  });
}

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
