import { type Company, libraryEndpoints } from '@tarima/contract';
import { useSession } from '#web/lib/session.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { FeedCard } from './feed-card.tsx';

/** The feeds of the companies that have podcasts. */
export function FeedCards() {
  const { companies } = useSession();
  const list = useEndpoint(libraryEndpoints.list, { query: { type: 'podcast' } });
  const works = list.data?.works ?? [];
  const hasOne = ({ pk }: Company) =>
    works.some((work) => work.kind === 'podcast' && work.companyId === pk);
  return companies.filter(hasOne).map((company) => <FeedCard key={company.pk} company={company} />);
}
