import { SignJWT } from 'jose';
import { type Calls, signInByToken } from '../e2e/support/calls.ts';

/** Shared by the admin site of a bench and its studio, as AUTH_JWT_SECRET. */
const SITE_SECRET = 'a secret that the bench shares with its studio';

/** People of a bench act faster than real ones. */
export const BENCH_SETTINGS = { AUTH_JWT_SECRET: SITE_SECRET, STUDIO_CALLS_PER_MINUTE: '0' };

/** Signs everybody in by an admin site. Person i belongs to company i % companies. */
export async function gather(origin: string, people: number, companies: number): Promise<Calls[]> {
  const signedIn: Calls[] = [];
  for (let index = 0; index < people; index += 1) {
    const company = index % companies;
    const token = await new SignJWT({
      sub: `person-${index}`,
      name: `Persona ${index}`,
      companies: [{ id: company, name: `Empresa ${company}` }],
    })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(SITE_SECRET));
    signedIn.push(await signInByToken(origin, token));
  }
  return signedIn;
}
