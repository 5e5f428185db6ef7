type Named = { id: string; name: string };

/** Returns a naming function. If two people share a name, it adds the start of their ids. */
export function tellApart(all: readonly Named[]): (person: Named) => string {
  const ids = Map.groupBy(all, ({ name }) => name);
  const isShared = (name: string) => new Set(ids.get(name)?.map(({ id }) => id)).size > 1;
  return ({ id, name }) => (isShared(name) ? `${name} (${id.slice(0, 8)})` : name);
}
