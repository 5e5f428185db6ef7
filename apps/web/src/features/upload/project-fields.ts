import type { CreateProject, Language } from '@tarima/contract';
import type { TFunction } from 'i18next';
import { formatDate } from '#web/lib/format.ts';
import type { UploadForm } from './upload-form.schema.ts';

/** The fields to send: only those of the mode. A course gets a generated name. */
export function projectFields(form: UploadForm, language: Language, t: TFunction): CreateProject {
  const { companyId } = form;
  if (form.type === 'video') {
    const { name, communicationTone, mainObjective, targetAudience } = form;
    return {
      type: 'video',
      name,
      language,
      companyId,
      communicationTone,
      mainObjective,
      targetAudience,
    };
  }
  const { courseAudience, courseDepth, courseObjective } = form;
  const name = t('upload.courseName', { date: formatDate(new Date().toISOString(), language) });
  return {
    type: 'course',
    name,
    language,
    companyId,
    courseAudience,
    courseDepth,
    courseObjective,
  };
}
