import { read } from './known-settings.ts';

/** The instructions of the Dockerfile: a name, and the rest in one line. */
export const instructions = read('Dockerfile')
  .replace(/^#.*\n/gmu, '')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [name = '', ...rest] = line.trim().split(/ +/u);
    return { name, rest: rest.join(' ') };
  });

export const valuesOf = (name: string): string[] =>
  instructions.filter((each) => each.name === name).map(({ rest }) => rest);

/** The variables that every container of the image has. */
export const imageEnvironment: Record<string, string> = Object.fromEntries(
  valuesOf('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
);
