import { AppError } from '#server/kit/errors.ts';

/** On a scale from 0 to 4. From this score a password withstands 100 million guesses. */
const LEAST_SCORE = 3;
/** Characters that are checked. More take too long, and strength so far is enough. */
const LOOKED_AT = 64;
/** Likely first guesses that the lists do not have. */
const OWN_WORDS = [
  'tarima',
  'contraseña',
  'contrasena',
  'clave',
  'senha',
  'minha senha',
  'bienvenido',
  'bemvindo',
];

let loading: ReturnType<typeof loadEstimator> | undefined;
/** Loads with the first new password. It takes a third of a second, which a start should not. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/**
 * Refuses a password that is easily guessed: common, repeated, in a row, or like its owner's data.
 */
export async function assertGoodPassword(password: string, ...about: string[]): Promise<void> {
  loading ??= loadEstimator();
  const words = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const estimator = await loading;
  const shown = password.normalize('NFKC').slice(0, LOOKED_AT);
  const { score } = estimator.check(shown, [...OWN_WORDS, ...words.filter(Boolean)]);
  if (score < LEAST_SCORE) throw new AppError('PASSWORD_TOO_COMMON');
}
