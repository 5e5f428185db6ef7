import type { PackageFormat } from '@tarima/contract';
import { projectFolder } from '#server/features/projects/project-files.ts';
import { attachmentNameOf } from '#server/kit/attachment-name.ts';

/** A project has a folder for each format, so that a new zip finds the old one beside it. */
export const packageFolder = (projectId: string, format: PackageFormat) =>
  `${projectFolder(projectId)}/packages/${format}`;

export const packageKey = (projectId: string, format: PackageFormat, attemptId: string) =>
  `${packageFolder(projectId, format)}/${attemptId}.zip`;

const MOST_TITLE_CHARACTERS = 100;
/** Added to the title, so that two downloads of one course are told apart. */
const ENDINGS: Record<PackageFormat, string> = {
  folder: '',
  scorm12: ' (SCORM 1.2)',
  scorm2004: ' (SCORM 2004)',
  cmi5: ' (cmi5)',
};

/** The name under which people save a package. */
export function packageFileName(title: string, format: PackageFormat): string {
  const name = attachmentNameOf([...title].slice(0, MOST_TITLE_CHARACTERS).join(''), 'course.zip');
  return `${name.slice(0, -'.zip'.length)}${ENDINGS[format]}.zip`;
}
