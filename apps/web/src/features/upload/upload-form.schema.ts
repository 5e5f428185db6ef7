import {
  COURSE_AUDIENCES,
  COURSE_DEPTHS,
  COURSE_OBJECTIVES,
  MAIN_OBJECTIVES,
  PROJECT_TYPES,
  type Project,
  type ProjectType,
  TONES,
} from '@tarima/contract';
import type { TFunction } from 'i18next';
import { z } from 'zod';

/** A file of an earlier project. The server has its bytes already. */
export type ReusedFile = Pick<File, 'name' | 'size' | 'lastModified'> & { reusedId: string };

/** A chosen file, with the server's reason if it refused it. */
export type ChosenFile = { file: File | ReusedFile; problem: string | null };

/** The files that a project can still be made of. */
export const soundFiles = (files: readonly ChosenFile[]): (File | ReusedFile)[] =>
  files.filter(({ problem }) => problem === null).map(({ file }) => file);

/** Those of them that have to be sent. */
export const filesToSend = (files: readonly (File | ReusedFile)[]): File[] =>
  files.filter((file) => file instanceof File);

/** The choices of the form, which a next project often shares. */
export const uploadChoicesShape = z.object({
  communicationTone: z.enum(TONES),
  mainObjective: z.enum(MAIN_OBJECTIVES),
  courseAudience: z.enum(COURSE_AUDIENCES),
  courseDepth: z.enum(COURSE_DEPTHS),
  courseObjective: z.enum(COURSE_OBJECTIVES),
});
export type UploadChoices = z.infer<typeof uploadChoicesShape>;

export const uploadFormSchema = (t: TFunction) =>
  z
    .object({
      type: z.enum(PROJECT_TYPES),
      name: z.string().trim().max(200),
      companyId: z.string().min(1, t('upload.required.company')),
      files: z
        .array(z.custom<ChosenFile>())
        .refine((files) => soundFiles(files).length > 0, t('upload.required.files')),
      targetAudience: z.string().trim().max(200),
      ...uploadChoicesShape.shape,
    })
    .refine(({ type, name }) => type === 'course' || name !== '', {
      path: ['name'],
      error: t('upload.required.name'),
    });
export type UploadForm = z.infer<ReturnType<typeof uploadFormSchema>>;

export const emptyUploadForm = (
  type: ProjectType,
  companyId: string,
  last: Partial<UploadChoices> = {},
): UploadForm => ({
  type,
  name: '',
  companyId,
  files: [],
  communicationTone: TONES[0],
  mainObjective: MAIN_OBJECTIVES[0],
  targetAudience: '',
  courseAudience: COURSE_AUDIENCES[0],
  courseDepth: COURSE_DEPTHS[0],
  courseObjective: COURSE_OBJECTIVES[0],
  ...last,
});

/** The form with the files and answers of an earlier project. */
export const uploadFormOf = (project: Project, type: ProjectType): UploadForm => {
  const begun = emptyUploadForm(type, project.company.pk);
  return {
    ...begun,
    name: project.name,
    files: project.files.map(({ id, name, bytes, error }) => ({
      file: { reusedId: id, name, size: bytes, lastModified: 0 },
      problem: error?.message ?? null,
    })),
    communicationTone: project.communicationTone ?? begun.communicationTone,
    mainObjective: project.mainObjective ?? begun.mainObjective,
    targetAudience: project.targetAudience ?? begun.targetAudience,
    courseAudience: project.courseAudience ?? begun.courseAudience,
    courseDepth: project.courseDepth ?? begun.courseDepth,
    courseObjective: project.courseObjective ?? begun.courseObjective,
  };
};
