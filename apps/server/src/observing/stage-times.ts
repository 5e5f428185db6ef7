import type { StageTime } from './observer.ts';

/** Measures the stages of a job, each once, although it may be shown several times. */
export function createStageTimes(now: () => Date = () => new Date()) {
  const times = new Map<string, StageTime>();
  let shown: { stage: string; since: Date } | null = null;

  function leave(): void {
    if (!shown) return;
    const { stage, since } = shown;
    const endedAt = now();
    const seconds = (endedAt.getTime() - since.getTime()) / 1_000;
    const known = times.get(stage);
    times.set(stage, {
      stage,
      beganAt: known?.beganAt ?? since,
      endedAt,
      seconds: (known?.seconds ?? 0) + seconds,
    });
    shown = null;
  }

  return {
    /** Another stage is shown from now on. */
    enter(stage: string): void {
      leave();
      shown = { stage, since: now() };
    },
    /** Ends the present stage. Returns all, in the order of their beginnings. */
    end(): StageTime[] {
      leave();
      return [...times.values()];
    },
  };
}
