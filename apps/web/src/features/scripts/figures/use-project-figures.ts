import { useQueryClient } from '@tanstack/react-query';
import { figureEndpoints, type ProjectFigure } from '@tarima/contract';
import type { TFunction } from 'i18next';
import { keyOfQueries, type Queries } from '#web/lib/api.ts';
import { addressOf } from '#web/lib/api-client.ts';
import { askAgain } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** The figures that the scripts of a project may show. */
export const useProjectFigures = (projectId: string) =>
  useEndpoint(figureEndpoints.list, { params: { projectId } });

/** Refetches `queries` when a picture of the project is added or deleted in any window. */
export function useLiveFigures(projectId: string, queries: readonly Queries[]): void {
  const queryClient = useQueryClient();
  useServerEvent('figuresUpdate', (update) => {
    if (update.projectId !== projectId) return;
    for (const each of queries) void askAgain(queryClient, keyOfQueries(each));
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
