import { type CreateProject, projectEndpoints } from '@tarima/contract';
import { useState } from 'react';
import { useDefaultCompany } from '#web/lib/last-company.ts';
import { useCall } from '#web/lib/use-change.ts';

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
