import type { Language, VideoSettings } from '@tarima/contract';
import type { Queryable } from '#server/db/database.ts';
import type { OwnCompany } from '#server/kit/tenancy.ts';
import type { CopiedFiles } from './copy-files.ts';
import type { CopiedProject } from './duplicate-project.ts';
import { copyFigures, copyPlan } from './project-copies.repo.ts';
import { insertProject } from './projects.repo.ts';

type Translated = CopiedFiles & {
  /** Until its title is translated. */
  name: string;
  language: Language;
  companyId: OwnCompany;
  createdBy: string;
  /** Changes the choices for the other language. */
  settingsOf: (settings: VideoSettings) => VideoSettings;
};

/** Adds a project for the translation of another one, without scripts and questions. */
export async function insertTranslatedProject(
  tx: Queryable,
  { companyName: _companyName, owner: _owner, files: _files, figures, ...original }: CopiedProject,
  { files, settingsOf, ...copy }: Translated,
): Promise<void> {
  await insertProject(
    tx,
    {
      ...{ ...original, ...copy, isNamed: false },
      ...{ jobId: null, attemptId: null, createdAt: new Date(), deletedAt: null },
    },
    files,
  );
  await copyFigures(tx, figures, copy.id);
  const { id: to, language } = copy;
  await copyPlan(tx, { from: original.id, to, language, settingsOf });
}
