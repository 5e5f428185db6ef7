import { type Language, type Package, packageEndpoints } from '@tarima/contract';
import { presentProblem } from '#server/kit/present-problem.ts';
import type { PackageRow } from './packages.repo.ts';

/** A package, with its error in the reader's language. */
export function presentPackage(row: PackageRow, isOutdated: boolean, language: Language): Package {
  const { id, projectId, request, format, status, stage, progress, bytes, fileName } = row;
  const address = packageEndpoints.download.path
    .replace('{projectId}', projectId)
    .replace('{format}', format);
  return {
    ...{ id, projectId, request, status, stage, progress, bytes, fileName },
    error: presentProblem(row.errorCode, language),
    startedAt: row.startedAt.toISOString(),
    downloadUrl: row.file === null ? null : address,
    isOutdated,
  };
}
