import { useMutation } from '@tanstack/react-query';
import type { Session } from '@tarima/contract';
import { useApi } from '#web/lib/api.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { pathTo } from '#web/lib/paths.ts';
import { enterStudio } from '../enter-studio.ts';

/** A call that begins a session; the studio opens with it. */
export function useEntering<Form>(
  enter: (api: ApiClient, form: Form) => Promise<Session>,
  place: string = pathTo.home,
) {
  const api = useApi();
  return useMutation({
    mutationFn: (form: Form) => enter(api, form),
    onSuccess: (session) => enterStudio(session, place),
  });
}
