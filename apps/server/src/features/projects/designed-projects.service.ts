import { createHash } from 'node:crypto';
import type { SourceDocument } from '@tarima/documents';
import type { Queryable } from '#server/db/database.ts';
import type { ProjectBrief } from '#server/db/tables/projects.ts';
import { documentKey } from './document-key.ts';
import { nameByTitle } from './project-names.service.ts';
import { findDocument, insertDocument, insertFiles, insertProject } from './projects.repo.ts';

type NewProject = Omit<Parameters<typeof insertProject>[1], 'status' | 'type' | 'brief'> & {
  brief: ProjectBrief;
};

/** A project without uploads. Nothing is to be read, so its draft is complete. */
export const insertDesignedProject = (tx: Queryable, project: NewProject) =>
  insertProject(
    tx,
    { ...project, type: project.brief.type, status: 'completed', progress: 100 },
    [],
  );

/** Names a designed project and stores its library documents, as if uploaded and read. */
export async function setDesign(
  tx: Queryable,
  id: string,
  { title, documents }: { title: string; documents: SourceDocument[] },
): Promise<void> {
  await nameByTitle(tx, id, title);
  await insertFiles(tx, id, documents.map(libraryFile));
  for (const document of documents) await insertLibraryDocument(tx, document);
}

/** A library document as a file of a project, as if uploaded and read. */
export function libraryFile(document: SourceDocument) {
  const text = JSON.stringify(document);
  return {
    name: document.fileName,
    mediaType: document.mediaType,
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
    status: 'completed' as const,
    pages: document.pageCount,
  };
}

/** Stores a library document under its hash, so that it can replace no other. */
export const insertLibraryDocument = (tx: Queryable, document: SourceDocument) =>
  insertDocument(tx, documentKey(libraryFile(document)), document);

/** The library document behind a file of a designed course. */
export const findLibraryDocument = (
  tx: Queryable,
  file: Parameters<typeof documentKey>[0],
): Promise<SourceDocument | null> => findDocument(tx, documentKey(file));
