import type { Language, VideoSettings } from '@tarima/contract';
import type { Queryable } from '#server/db/database.ts';
import type { OwnCompany } from '#server/kit/tenancy.ts';
import type { CopiedFiles } from './copy-files.ts';
import type { CopiedProject } from './duplicate-project.ts';
import { type ProjectTexts, readTexts } from './project-copies.repo.ts';
import { insertCarriedProject } from './whole-projects.ts';

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
  const texts = await readTexts(tx, original.id);
  await insertCarriedProject(
    tx,
    {
      ...{ ...original, ...copy, isNamed: false },
      ...{ jobId: null, attemptId: null, createdAt: new Date(), deletedAt: null },
    },
    { files, figures, texts: planIn(copy.language, texts, settingsOf) },
  );
}

/** The plan of another project's texts: its choices, ledger and structure, for another language. */
const planIn = (
  language: Language,
  { videoSettings, ledger, course }: ProjectTexts,
  settingsOf: Translated['settingsOf'],
): ProjectTexts => ({
  ...{ scripts: [], questions: [], ledger },
  videoSettings: videoSettings && settingsOf(videoSettings),
  course: course && {
    ...course,
    request: { ...course.request, language },
    plan: course.plan && { ...course.plan, language, notices: [] },
  },
});
