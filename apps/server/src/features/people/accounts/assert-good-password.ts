import { AppError } from '#server/kit/errors.ts';

/** Of 0 to 4: from here on it withstands 100 million guesses. */
const LEAST_SCORE = 3;
/** What is strong until here is strong; guessing at more takes time. */
const LOOKED_AT = 64;
/** What people here reach for first, beside the words that the lists know. */
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
/** Only with the first new password: the lists take a third of a second, and a start does without. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** Refuses what would be among the first guesses: common, repeated, in a row, or made of who it is for. */
export async function assertGoodPassword(password: string, ...about: string[]): Promise<void> {
  loading ??= loadEstimator();
  const words = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const estimator = await loading;
  const shown = password.normalize('NFKC').slice(0, LOOKED_AT);
  const { score } = estimator.check(shown, [...OWN_WORDS, ...words.filter(Boolean)]);
  if (score < LEAST_SCORE) throw new AppError('PASSWORD_TOO_COMMON');
}
