/**
 * A name that nothing else has: the wanted one, or that with the next free number, as file managers
 * do it. `listFrom` lists the names that begin with some words.
 */
export async function freeName(
  wanted: string,
  mostCharacters: number,
  listFrom: (opening: string) => Promise<Set<string>>,
): Promise<string> {
  const opening = wanted.slice(0, mostCharacters - LONGEST_NUMBER).toWellFormed();
  const taken = await listFrom(opening);
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${opening} (${count})`;
  return name;
}

/** Room for ` (99999)`. */
const LONGEST_NUMBER = 8;
