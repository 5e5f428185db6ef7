import { useParams } from 'wouter';
import { PodcastList } from './components/podcast-list.tsx';
import { PodcastPage } from './components/podcast-page.tsx';

/** The podcasts, or the one that the address names. */
export function PodcastsScreen() {
  const { id } = useParams();
  return id ? <PodcastPage key={id} id={id} /> : <PodcastList />;
}
