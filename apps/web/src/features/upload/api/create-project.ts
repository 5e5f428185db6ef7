import { useMutation } from '@tanstack/react-query';
import { type CreateProject, projectEndpoints } from '@tarima/contract';
import { useState } from 'react';
import { useApi } from '#web/lib/api.ts';
import { useDefaultCompany } from '#web/lib/last-company.ts';

type NewProject = { fields: CreateProject; files: File[] };

/** The multipart form of a new project: its text fields first, so that the server can check them early. */
function projectForm({ fields, files }: NewProject): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('files', file, file.name);
  return form;
}

/** Uploads a new project; `sentShare` says how much has left, 0 to 1. */
export function useCreateProject() {
  const api = useApi();
  const { remember } = useDefaultCompany();
  const [sentShare, setSentShare] = useState(0);
  const mutation = useMutation({
    mutationFn: async (project: NewProject) => {
      const form = projectForm(project);
      const { data } = await api.upload(projectEndpoints.create, form, (sent) =>
        setSentShare(sent.totalBytes > 0 ? sent.sentBytes / sent.totalBytes : 0),
      );
      return data;
    },
    onMutate: () => setSentShare(0),
    onSuccess: (_, { fields }) => remember(fields.companyId),
  });
  return { ...mutation, sentShare };
}
