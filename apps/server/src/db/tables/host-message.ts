import type { ASSET_TYPES } from '@tarima/contract';

/** A finished asset, as the library and the host platform know it. */
export type FinishedAsset = {
  type: (typeof ASSET_TYPES)[number];
  id: string;
  title: string;
  durationSeconds: number | null;
  /** Null if it has no project. */
  projectId: string | null;
  /** The script of a course's content; null for all else. */
  scriptId: string | null;
  /** A podcast's; null for a video. */
  scriptContent: string | null;
};

/** A finished asset with the company that owns it. */
export type OwnedAsset = FinishedAsset & { companyId: string };

/** A message in the shape of Standard Webhooks. */
export type HostMessage = {
  type: 'asset.finished' | 'ping';
  /** When it happened, in ISO 8601. */
  timestamp: string;
  data: {
    asset: FinishedAsset | null;
    /** `id` is the admin site's own, where it has one. */
    company: { pk: string; id: string; name: string } | null;
    /** The asset's page in the studio, and the call that returns its file. */
    address: string | null;
    file: string | null;
  };
};
