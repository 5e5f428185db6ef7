import { readFileSync } from 'node:fs';

/**
 * Each variable may also come from a file that `NAME_FILE` names, as containers pass secrets. Throws for a
 * variable that is set twice, or whose file cannot be read.
 */
export function withSecretFiles(
  environment: NodeJS.ProcessEnv,
  names: string[],
): NodeJS.ProcessEnv {
  const read = names
    .filter((name) => environment[`${name}_FILE`])
    .map((name) => {
      const path = environment[`${name}_FILE`] ?? '';
      if (environment[name]) throw new Error(`${name} and ${name}_FILE are both set: keep one`);
      try {
        return [name, readFileSync(path, 'utf8').trim()];
      } catch (cause) {
        throw new Error(`${name}_FILE: ${path} cannot be read`, { cause });
      }
    });
  return { ...environment, ...Object.fromEntries(read) };
}
