import {
  COURSE_AUDIENCES,
  COURSE_DEPTHS,
  COURSE_OBJECTIVES,
  MAIN_OBJECTIVES,
  PROJECT_TYPES,
  type ProjectType,
  TONES,
} from '@tarima/contract';
import type { TFunction } from 'i18next';
import { z } from 'zod';

/** A chosen file, with the server's reason if it refused it. */
export type ChosenFile = { file: File; problem: string | null };

/** The files that can still be sent. */
export const soundFiles = (files: readonly ChosenFile[]): File[] =>
  files.filter(({ problem }) => problem === null).map(({ file }) => file);

export const uploadFormSchema = (t: TFunction) =>
  z
    .object({
      type: z.enum(PROJECT_TYPES),
      name: z.string().trim().max(200),
      companyId: z.string().min(1, t('upload.required.company')),
      files: z
        .array(z.custom<ChosenFile>())
        .refine((files) => soundFiles(files).length > 0, t('upload.required.files')),
      communicationTone: z.enum(TONES),
      mainObjective: z.enum(MAIN_OBJECTIVES),
      targetAudience: z.string().trim().max(200),
      courseAudience: z.enum(COURSE_AUDIENCES),
      courseDepth: z.enum(COURSE_DEPTHS),
      courseObjective: z.enum(COURSE_OBJECTIVES),
    })
    .refine(({ type, name }) => type === 'course' || name !== '', {
      path: ['name'],
      error: t('upload.required.name'),
    });
export type UploadForm = z.infer<ReturnType<typeof uploadFormSchema>>;

export const emptyUploadForm = (type: ProjectType, companyId: string): UploadForm => ({
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
});
