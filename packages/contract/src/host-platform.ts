import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ASSET_TYPES } from './library.ts';
import { pageSchema } from './listing.ts';
import { DRAFT_STATUSES, problemSchema } from './projects.ts';
import { trialProblemSchema } from './settings.ts';

/** A finished asset reported to the host platform, and its reply. */
export const hostDeliverySchema = z.object({
  /** Also the message's id, the same for each retry. */
  id: z.uuid(),
  assetType: z.enum(ASSET_TYPES),
  assetId: z.uuid(),
  title: z.string(),
  companyName: z.string(),
  status: z.enum(DRAFT_STATUSES),
  /** Attempts since a person last requested it. */
  tries: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Null until accepted or given up. */
  endedAt: z.iso.datetime().nullable(),
  /** Time of the next automatic attempt; null if there is none. */
  nextTryAt: z.iso.datetime().nullable(),
  /** Status of the host's last answer; null if there was none. */
  answerStatus: z.number().int().nullable(),
  problem: problemSchema.nullable(),
});
export type HostDelivery = z.infer<typeof hostDeliverySchema>;

export const hostPlatformSchema = z.object({
  /** Host and port of the webhook; null if none is set up. */
  webhook: z.string().nullable(),
  /** Template of the assets' addresses; null for pages of the studio. */
  redirect: z.string().nullable(),
  deliveries: z.array(hostDeliverySchema),
  page: z.number().int(),
  pages: z.number().int(),
});
export type HostPlatform = z.infer<typeof hostPlatformSchema>;

export const hostCheckSchema = z.object({
  /** Null if the host accepted the message. */
  problem: trialProblemSchema.nullable(),
  answerStatus: z.number().int().nullable(),
  milliseconds: z.number().int(),
});
export type HostCheck = z.infer<typeof hostCheckSchema>;

export const hostPlatformEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/settings/host-platform',
    summary:
      'The host platform, and what it was told of, the newest first; for the owner of the studio',
    query: z.object({ page: pageSchema }),
    data: hostPlatformSchema,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/v1/settings/host-platform/check',
    summary:
      'Sends the host platform a signed message that means nothing; for the owner of the studio',
    data: hostCheckSchema,
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/v1/settings/host-platform/send-again',
    summary: 'Tells the host platform of assets again, at once; for the owner of the studio',
    body: z.object({ deliveryIds: z.array(z.uuid()).min(1).max(50) }),
    data: z.object({ sent: z.number().int() }),
  }),
};
