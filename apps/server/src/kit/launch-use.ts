import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The last second of the year 9999: a database writes no later one. */
const LAST_SECOND = 253_402_300_799;

/** A time as tokens say it. */
export const secondSchema = z.number().min(0).max(LAST_SECOND);
export const dateOf = (second: number) => new Date(second * 1_000);

export const launchUseSchema = z.object({
  exp: secondSchema,
  jti: z.union([z.string(), z.number()]).optional(),
});

/** By what the second use of a token is known, and for how long it must be. */
export type LaunchUse = { useKey: string; expiresAt: Date };

/**
 * By its own name, else by what was signed: the signature itself can be written in more than one
 * way (ES256), so it is left out.
 */
export function useOf(
  realm: string,
  { exp, jti }: z.infer<typeof launchUseSchema>,
  token: string,
): LaunchUse {
  const name = jti ? `${realm}\n${jti}` : token.slice(0, token.lastIndexOf('.'));
  const useKey = createHash('sha256').update(name).digest('base64url');
  return { useKey, expiresAt: dateOf(exp) };
}
