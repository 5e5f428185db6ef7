import type { SourceDocument } from '@tarima/documents';
import { chooseLanguage } from '@tarima/writer';
import { failReadFiles, type WholeProject } from '#server/features/projects/projects.repo.ts';
import { isUntold } from '#server/texts/silent-files.ts';
import type { JobRun } from './define-job.ts';

/**
 * Marks files in another language than the project's as unused, before anything is written. A language
 * model uses files of all languages.
 */
export async function setAsideOtherLanguages(
  { id, studio }: JobRun,
  { language }: WholeProject,
  documents: SourceDocument[],
): Promise<SourceDocument[]> {
  const { db, live } = studio.context;
  if (live.vendors().languageModel) return documents;
  const used = chooseLanguage(documents, language).documents;
  const others = documents.filter((document) => !used.includes(document) && !isUntold(document));
  if (others.length === 0) return used;
  const names = others.map(({ fileName }) => fileName);
  await failReadFiles(db, id, names, 'DOCUMENT_OTHER_LANGUAGE');
  await studio.services.projects.announce(id);
  return used;
}
