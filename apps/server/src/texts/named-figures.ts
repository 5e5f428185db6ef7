import { parseSceneDirection, parseScript } from '@tarima/text';

/** The openings of the names of the pictures that a script shows, each once. */
export function namedFigures(script: string): string[] {
  const named = parseScript(script).flatMap(({ blocks }) =>
    blocks
      .filter(({ kind }) => kind === 'scene')
      .flatMap(({ text }) => parseSceneDirection(text).figure ?? []),
  );
  return [...new Set(named)];
}
