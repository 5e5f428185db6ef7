import { useState } from 'react';
import { useRememberedSwitch } from '#web/lib/use-remembered-switch.ts';

export type PartDetails = ReturnType<typeof usePartDetails>;

/** The name of the course itself among the parts. */
export const COURSE_PART = 'course';

/**
 * The parts whose texts and sources are shown below their titles. A person opens them one by one, or all
 * of them at once; this browser remembers the latter.
 */
export function usePartDetails() {
  const all = useRememberedSwitch('tarima-structure-details', false);
  /** The parts that differ from the others. */
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const isOpen = (id: string): boolean => all.isOn !== others.has(id);
  const toggle = (id: string) =>
    setOthers((ids) =>
      ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]),
    );
  return {
    showsAll: all.isOn,
    showAll: (isOn: boolean) => {
      setOthers(new Set());
      all.change(isOn);
    },
    isOpen,
    toggle,
    open: (id: string) => {
      if (!isOpen(id)) toggle(id);
    },
  };
}
