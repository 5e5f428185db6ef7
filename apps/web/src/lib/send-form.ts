import { UnreachableError } from './api-error.ts';

export type UploadProgress = { sentBytes: number; totalBytes: number };

/** Uses XMLHttpRequest, because `fetch` cannot report upload progress. */
export function sendForm(
  address: string,
  form: FormData,
  headers: Record<string, string>,
  onProgress: (progress: UploadProgress) => void,
  signal?: AbortSignal,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) =>
      onProgress({ sentBytes: event.loaded, totalBytes: event.total }),
    );
    request.addEventListener('load', () =>
      resolve({ status: request.status, text: request.responseText }),
    );
    request.addEventListener('error', () => reject(new UnreachableError()));
    request.addEventListener('abort', () => reject(signal?.reason ?? new UnreachableError()));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
