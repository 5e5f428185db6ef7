import { useMutation } from '@tanstack/react-query';
import { podcastEndpoints } from '@tarima/contract';
import { useApi } from '#web/lib/api.ts';

/** Sends one file to be read; the answer is its text and an id to name it by. */
export function useUploadSource() {
  const api = useApi();
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('file', file, file.name);
      return api.upload(podcastEndpoints.upload, form, () => undefined);
    },
  });
}
