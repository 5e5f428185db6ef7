import { refuseSetting } from './settings-error.ts';

/** An S3-compatible store for the files of the studio. */
export type S3Choice = {
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is a part of the path, and not of the host name. */
  isPathStyle: boolean;
};

type Values = {
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_PATH_STYLE?: boolean | undefined;
};

/** Null for the data folder. Throws a SettingsError for half a store. */
export function chooseS3(values: Values): S3Choice | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null;
  if (!bucket) refuseSetting('S3_BUCKET', 'SETTING_MISSING', 'the bucket of the files');
  if (!accessKeyId) refuseSetting('S3_ACCESS_KEY_ID', 'SETTING_MISSING', 'the key of the bucket');
  if (!secretAccessKey) {
    refuseSetting('S3_SECRET_ACCESS_KEY', 'SETTING_MISSING', 'the secret of S3_ACCESS_KEY_ID');
  }
  const isPathStyle = values.S3_PATH_STYLE ?? endpoint !== undefined;
  return { endpoint, bucket, region: values.S3_REGION, accessKeyId, secretAccessKey, isPathStyle };
}
