import type { CreateProject, Language } from '@tarima/contract';
import type { TFunction } from 'i18next';
import { formatDate } from '#web/lib/format.ts';
import type { UploadForm } from './upload-form.schema.ts';

/** What is sent of a filled form: only its own mode's fields, and a name that a course is given. */
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
