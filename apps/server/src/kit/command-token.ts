import { errors, jwtVerify, SignJWT } from 'jose';

/** For one call on the same machine. */
const SECONDS = 60;
/** Marks these tokens: no launch token is one. */
const TYPE = 'tarima-command+jwt';

/** The command line signs with the studio's own key. Only a reader of the data folder has it. */
export const signCommand = (key: string, now: Date): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setExpirationTime(new Date(now.getTime() + SECONDS * 1_000))
    .sign(new TextEncoder().encode(key));

/** True for a token that the command line has signed just now. */
export async function isCommand(key: string, token: string, now: Date): Promise<boolean> {
  try {
    await jwtVerify(token, new TextEncoder().encode(key), {
      ...{ algorithms: ['HS256'], typ: TYPE, currentDate: now, requiredClaims: ['exp'] },
    });
    return true;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}
