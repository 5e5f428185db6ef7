import { useEffect, useEffectEvent } from 'react';
import { useFetchedPart } from '#web/lib/use-fetched-part.ts';

/** Loads the toaster beside the first screen, which needs no notices yet. */
export function Toasts() {
  const { part: Toaster, want } = useFetchedPart(() =>
    import('#web/components/ui/toaster.tsx').then((module) => module.Toaster),
  );
  const fetchToaster = useEffectEvent(want);
  useEffect(() => fetchToaster(), []);
  return Toaster && <Toaster />;
}
