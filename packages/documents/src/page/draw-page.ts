import type { DrawnPage, WantedPage } from './draw-page-of.ts';

export async function drawPage(
  _request: {
    path: string;
    fileName: string;
    mediaType: string;
    signal?: AbortSignal;
  } & WantedPage,
): Promise<DrawnPage> {
  throw new Error('not yet');
}
