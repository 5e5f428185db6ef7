import { type CreateProject, projectEndpoints } from '@tarima/contract';
import { useState } from 'react';
import { useDefaultCompany } from '#web/lib/last-company.ts';
import { useCall } from '#web/lib/use-change.ts';
import { filesToSend, type ReusedFile } from './upload-form.schema.ts';

type NewProject = {
  fields: CreateProject;
  files: (File | ReusedFile)[];
  /** The project of the files that are used again. */
  reusedFrom: string | undefined;
};

/** The multipart form of a new project: its text fields first, so that the server can check them early. */
function projectForm({ fields, files, reusedFrom }: NewProject): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const reused = files.flatMap((file) => (file instanceof File ? [] : file.reusedId));
  if (reusedFrom && reused.length > 0) {
    form.append('reusedFrom', reusedFrom);
    form.append('reusedFiles', reused.join(','));
  }
  for (const file of filesToSend(files)) form.append('files', file, file.name);
  return form;
}

/** Uploads a new project; `sentShare` says how much has left, 0 to 1. */
export function useCreateProject() {
  const { remember } = useDefaultCompany();
  const [sentShare, setSentShare] = useState(0);
  const creating = useCall(
    async (api, project: NewProject) => {
      setSentShare(0);
      const form = projectForm(project);
      const { data } = await api.upload(projectEndpoints.create, form, (sent) =>
        setSentShare(sent.totalBytes > 0 ? sent.sentBytes / sent.totalBytes : 0),
      );
      return data;
    },
    { onSuccess: (_project, { fields }) => remember(fields.companyId) },
  );
  return { ...creating, sentShare };
}
