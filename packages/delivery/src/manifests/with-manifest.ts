import type { PackageFormat, PlayerCourse } from '@tarima/contract';
import { fileOf } from '../package-file.ts';
import type { PackageFile } from '../package-input.ts';
import { cmi5Structure } from './cmi5.ts';
import { schemaFiles } from './schemas.ts';
import { scorm12Manifest } from './scorm12.ts';
import { scorm2004Manifest } from './scorm2004.ts';

/** The files of a package, with its format's manifest first. */
export async function withManifest(
  format: PackageFormat,
  course: PlayerCourse,
  files: PackageFile[],
): Promise<PackageFile[]> {
  const names = files.map(({ name }) => name);
  switch (format) {
    case 'folder':
      return files;
    case 'cmi5':
      return [fileOf('cmi5.xml', cmi5Structure(course)), ...files];
    case 'scorm12':
      return [
        fileOf('imsmanifest.xml', scorm12Manifest(course, names)),
        ...(await schemaFiles(format)),
        ...files,
      ];
    case 'scorm2004':
      return [
        fileOf('imsmanifest.xml', scorm2004Manifest(course, names)),
        ...(await schemaFiles(format)),
        ...files,
      ];
    default:
      return format satisfies never;
  }
}
