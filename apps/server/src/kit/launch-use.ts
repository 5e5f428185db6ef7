import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The last second of the year 9999, the latest that a database stores. */
const LAST_SECOND = 253_402_300_799;

/** A time as tokens say it. */
export const secondSchema = z.number().min(0).max(LAST_SECOND);
export const dateOf = (second: number) => new Date(second * 1_000);

export const launchUseSchema = z.object({
  exp: secondSchema,
  jti: z.union([z.string(), z.number()]).optional(),
});

/** The key that recognizes a second use of a token, kept until the token expires. */
export type LaunchUse = { useKey: string; expiresAt: Date };

/**
 * The token's own name, or else its signed part. The signature is left out, because ES256 can write it in more
 * than one way.
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
