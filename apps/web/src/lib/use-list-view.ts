import { useSearchParams } from 'wouter';

/** The allowed values of each option. The first is the default. */
type Choices = Record<string, readonly [string, ...string[]]>;
type View<Sets extends Choices> = { [Name in keyof Sets]: Sets[Name][number] } & {
  search: string;
  page: number;
};

/**
 * The view of a list: its search, its page and its options. It is in the address, so that reload and back
 * keep it. Every change returns to the first page.
 */
export function useListView<const Sets extends Choices>(sets: Sets) {
  const [params, setParams] = useSearchParams();
  const chosen = Object.entries(sets).map(([name, values]) => [
    name,
    values.find((value) => value === params.get(name)) ?? values[0],
  ]);
  // One value for each option, as the type says.
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
