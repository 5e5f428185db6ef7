import { useSearchParams } from 'wouter';

/** The closed sets that a list can be shown by; the first value of each is the usual one. */
type Choices = Record<string, readonly [string, ...string[]]>;
type View<Sets extends Choices> = { [Name in keyof Sets]: Sets[Name][number] } & {
  search: string;
  page: number;
};

/**
 * How a list is shown: its words, its page and one value of each set. All of it stands in the address,
 * so that a reload and the way back find it again. Whatever else changes, the list begins at its first page.
 */
export function useListView<const Sets extends Choices>(sets: Sets) {
  const [params, setParams] = useSearchParams();
  const chosen = Object.entries(sets).map(([name, values]) => [
    name,
    values.find((value) => value === params.get(name)) ?? values[0],
  ]);
  // One value of each set, by its name: what the type says.
  const view = {
    ...Object.fromEntries(chosen),
    search: params.get('search') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
  } as View<Sets>;

  const change = (changes: Partial<View<Sets>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          const isUsual = value === '' || value === 1 || value === sets[name]?.[0];
          if (isUsual) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { replace: true },
    );

  return { view, change };
}
