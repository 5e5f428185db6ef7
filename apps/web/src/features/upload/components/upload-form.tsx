import { zodResolver } from '@hookform/resolvers/zod';
import type { Project, ProjectType } from '@tarima/contract';
import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useDefaultCompany } from '#web/lib/last-company.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { useSession } from '#web/lib/session.ts';
import { nameAfter } from '../file-rules.ts';
import { keepAnswers, lastAnswers } from '../last-answers.ts';
import { projectFields } from '../project-fields.ts';
import {
  type ChosenFile,
  emptyUploadForm,
  filesToSend,
  soundFiles,
  type UploadForm as UploadFormValues,
  uploadFormOf,
  uploadFormSchema,
} from '../upload-form.schema.ts';
import { showUploadError } from '../upload-toasts.ts';
import { useCreateProject } from '../use-create-project.ts';
import { DetailFields } from './detail-fields.tsx';
import { FilesField } from './files-field.tsx';
import { UploadLoader } from './upload-loader.tsx';

type UploadFormProps = {
  type: ProjectType;
  /** The project whose files and answers the form begins with. */
  from: Project | undefined;
};

export function UploadForm({ type, from }: UploadFormProps) {
  const { t } = useTranslation();
  const { user, companies } = useSession();
  const { company } = useDefaultCompany();
  const [, navigate] = useLocation();
  const reaches = useReaches();
  const createProject = useCreateProject();
  const isSending = useRef(false);
  const form = useForm<UploadFormValues>({
    resolver: zodResolver(uploadFormSchema(t)),
    defaultValues: from
      ? uploadFormOf(from, type)
      : emptyUploadForm(type, company?.pk ?? '', lastAnswers(user.id)),
  });

  const handleValid = async (values: UploadFormValues) => {
    // Validation is asynchronous, so a double click could upload twice.
    if (isSending.current) return;
    isSending.current = true;
    const fields = projectFields(values, currentLanguage(), t);
    try {
      const project = await createProject.mutateAsync({
        fields,
        files: soundFiles(values.files),
        reusedFrom: from?.id,
      });
      keepAnswers(user.id, values);
      const next = nextPaths(project).find(reaches);
      if (next) navigate(next);
      else toast.success(t('upload.taken'));
    } catch (error) {
      showUploadError(error, t);
      const refused = error instanceof ApiError ? error.details?.file : undefined;
      if (refused) markRefused(refused, messageOfRefusal(error));
    } finally {
      isSending.current = false;
    }
  };

  const markRefused = (name: string, problem: string) =>
    form.setValue(
      'files',
      form
        .getValues('files')
        .map((chosen) => (chosen.file.name === name ? { ...chosen, problem } : chosen)),
    );

  /** A name that nobody typed follows the first file. */
  const nameAfterFiles = (before: ChosenFile[], files: ChosenFile[]) => {
    const name = form.getValues('name');
    if (type === 'course' || (name !== '' && name !== suggestedName(before))) return;
    form.setValue('name', suggestedName(files), { shouldValidate: form.formState.isSubmitted });
  };

  const handleInvalid = (errors: typeof form.formState.errors) => {
    if (errors.files) toast.error(t('upload.refusals.noFilesTitle'), t('upload.refusals.noFiles'));
  };

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(handleValid, handleInvalid)(event)}
        className="grid gap-6 lg:grid-cols-[3fr_2fr]"
      >
        <Card className="grid grid-rows-[auto_1fr] gap-5 p-5 sm:p-6">
          <h2 className="text-lg font-semibold">{t('upload.filesSection')}</h2>
          <Controller
            name="files"
            render={({ field, fieldState }) => (
              <FilesField
                files={field.value}
                onFilesChange={(files) => {
                  nameAfterFiles(field.value, files);
                  field.onChange(files);
                }}
                error={fieldState.error?.message}
                buttonRef={field.ref}
              />
            )}
          />
        </Card>
        <Card className="grid content-start gap-5 p-5 sm:p-6">
          <h2 className="text-lg font-semibold">{t('upload.detailsSection')}</h2>
          <DetailFields type={type} companies={companies} />
          <Button type="submit" size="large" disabled={createProject.isPending} className="mt-2">
            {t(type === 'course' ? 'upload.submitCourse' : 'upload.submitVideo')}
            <ArrowRight aria-hidden />
          </Button>
        </Card>
      </form>
      {createProject.isPending && (
        <UploadLoader
          files={filesToSend(soundFiles(form.getValues('files')))}
          sentShare={createProject.sentShare}
        />
      )}
    </FormProvider>
  );
}

/** The next screens, by preference. Without a script editor, a video goes to its settings. */
const nextPaths = ({ id, type }: Project): string[] =>
  type === 'course' ? [pathTo.createCourse(id)] : [pathTo.editScript(id), pathTo.generateVideo(id)];

const suggestedName = (files: ChosenFile[]): string => nameAfter(files.map(({ file }) => file));

const messageOfRefusal = (error: unknown): string => (error instanceof Error ? error.message : '');
