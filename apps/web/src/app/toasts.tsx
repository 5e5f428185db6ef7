import { useEffect, useEffectEvent } from 'react';
import { useFetchedPart } from '#web/lib/use-fetched-part.ts';

/** The place of notices, fetched beside the first screen: before that there is nothing to tell. */
export function Toasts() {
  const { part: Toaster, want } = useFetchedPart(() =>
    import('#web/components/ui/toaster.tsx').then((module) => module.Toaster),
  );
  const fetchToaster = useEffectEvent(want);
  useEffect(() => fetchToaster(), []);
  return Toaster && <Toaster />;
}
