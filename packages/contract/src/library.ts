import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const ASSET_TYPES = ['video', 'podcast'] as const;

export const libraryEndpoints = {
  savePath: endpoint({
    method: 'POST',
    path: '/api/v1/providers/tarima/save-path',
    summary: 'Records a finished asset in the library and answers where to see it',
    body: z.object({
      id: z.uuid(),
      assetType: z.enum(ASSET_TYPES),
      scriptContent: z.string().optional(),
    }),
    data: z.object({ redirectTo: z.string() }),
  }),
};
