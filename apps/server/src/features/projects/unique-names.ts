/**
 * Gives each file of an upload a unique name, as a file manager does. Citations and problems name a
 * file by it. The first of a name keeps it.
 */
export function withUniqueNames<File extends { name: string }>(files: File[]): File[] {
  const given = new Set(files.map(({ name }) => name));
  const taken = new Set<string>();
  return files.map((file) => {
    let { name } = file;
    for (let count = 2; taken.has(name) || (name !== file.name && given.has(name)); count += 1) {
      name = numbered(file.name, count);
    }
    taken.add(name);
    return { ...file, name };
  });
}

function numbered(name: string, count: number): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)} (${count})${name.slice(dot)}` : `${name} (${count})`;
}
