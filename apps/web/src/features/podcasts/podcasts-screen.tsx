import { useParams } from 'wouter';
import { LibraryPage } from '#web/features/library/components/library-page.tsx';
import { WorkLibrary } from '#web/features/library/components/work-library.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { FeedCards } from './components/feed-cards.tsx';

/** Player and script are the largest part of this screen. The list needs neither. */
const PodcastPage = lazyPart(async () => ({
  default: (await import('./components/podcast-page.tsx')).PodcastPage,
}));

/** The list of podcasts with their feeds, or the podcast that the address names. */
export function PodcastsScreen() {
  const { id } = useParams();
  if (id) return <PodcastPage key={id} id={id} />;
  return (
    <LibraryPage section="podcasts">
      <WorkLibrary section="podcasts" />
      <FeedCards />
    </LibraryPage>
  );
}
