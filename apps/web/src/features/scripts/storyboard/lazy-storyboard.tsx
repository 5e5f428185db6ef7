import { type ComponentProps, Suspense } from 'react';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';

/** Lazy: it draws pictures. */
const Storyboard = lazyPart(async () => ({
  default: (await import('./storyboard.tsx')).Storyboard,
}));

/** The storyboard, which arranges itself by the width of the box around it. */
export function LazyStoryboard(props: ComponentProps<typeof Storyboard>) {
  return (
    <div className="@container">
      <Suspense fallback={<Skeleton className="m-6 h-128" />}>
        <Storyboard {...props} />
      </Suspense>
    </div>
  );
}
