import type { ApiClient } from './api-client.ts';
import { saveFile } from './save-file.ts';
import { useCall } from './use-change.ts';

type Download = { name: string; file: (api: ApiClient) => Promise<Blob> };

/** Fetches a file and saves it as a download of the browser. */
export const useDownload = (options: Omit<Parameters<typeof useCall>[1], 'keeps' | 'onSuccess'>) =>
  useCall(async (api, { name, file }: Download) => saveFile(await file(api), name), options);
