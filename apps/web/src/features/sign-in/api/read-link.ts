import { useQuery } from '@tanstack/react-query';
import { signInEndpoints } from '@tarima/contract';
import { postedQuery, useApi } from '#web/lib/api.ts';

/** A page that was opened without its link asks all the same, and is told. */
const bodyOf = (token: string) => ({ body: { token: token || 'none' } });

/** What a link invites to; refused where it was used or is over. */
export const useInvitation = (token: string) =>
  useQuery(postedQuery(useApi(), signInEndpoints.readInvitation, bodyOf(token)));

/** Whose password a link resets; refused likewise. */
export const usePasswordReset = (token: string) =>
  useQuery(postedQuery(useApi(), signInEndpoints.readPasswordReset, bodyOf(token)));
