import packageJson from '../../package.json' with { type: 'json' };

export const STUDIO_VERSION: string = packageJson.version;

/** True if a version such as `0.10.0` is above another. */
export function isNewer(version: string, other: string): boolean {
  const options = { numeric: true };
  return version.localeCompare(other, 'en', options) > 0;
}
