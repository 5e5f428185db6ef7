import { PACKAGE_FORMATS, type PackageFormat } from '@tarima/contract';

/** The formats for learning platforms, the safest first. */
export type PlatformFormat = Exclude<PackageFormat, 'folder'>;

export const PLATFORM_FORMATS: readonly PlatformFormat[] = PACKAGE_FORMATS.filter(
  (format) => format !== 'folder',
);
