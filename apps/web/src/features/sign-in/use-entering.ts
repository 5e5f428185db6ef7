import type { Session } from '@tarima/contract';
import { useState } from 'react';
import type { ApiClient } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useCall } from '#web/lib/use-change.ts';
import { enterStudio } from './enter-studio.ts';

/** A call that begins a session; the studio opens with it, at once or after a code was asked for. */
export function useEntering<Form>(
  enter: (api: ApiClient, form: Form) => Promise<Session>,
  place: string = pathTo.home,
) {
  const [asksCode, setAsksCode] = useState(false);
  const { mutate, isPending, isSuccess, error } = useCall(enter, {
    onSuccess: (session) => enterStudio(session, place),
    failure: (refusal) => {
      if (isCodeWanted(refusal)) setAsksCode(true);
    },
  });
  // The field that appears says it.
  return { mutate, isPending, isSuccess, error: isCodeWanted(error) ? null : error, asksCode };
}

const isCodeWanted = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SECOND_FACTOR_NEEDED';
