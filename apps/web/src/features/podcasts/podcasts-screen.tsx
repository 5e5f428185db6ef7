import { useParams } from 'wouter';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { PodcastList } from './components/podcast-list.tsx';

/** Player and script are the largest part of this screen. The list needs neither. */
const PodcastPage = lazyPart(async () => ({
  default: (await import('./components/podcast-page.tsx')).PodcastPage,
}));

/** The list of podcasts, or the one that the address names. */
export function PodcastsScreen() {
  const { id } = useParams();
  return id ? <PodcastPage key={id} id={id} /> : <PodcastList />;
}
