import { useSession } from '#web/lib/session.ts';

type Made = { owner: string | null; companyId: string };

/** Names who made a work, and the company for people with several. */
export function useMakers({ owner, companyId }: Made): string[] {
  const { companies } = useSession();
  const company = companies.length > 1 && companies.find(({ pk }) => pk === companyId)?.name;
  return [owner, company].filter((name) => typeof name === 'string');
}
