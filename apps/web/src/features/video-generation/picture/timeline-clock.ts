import type { Timeline } from '@tarima/contract';

export type SceneStart = { title: string; start: number };

/** The start of each scene of a timeline, in seconds. */
export function sceneStarts({ scenes }: Timeline): SceneStart[] {
  let start = 0;
  return scenes.map(({ title, duration }) => {
    const scene = { title, start };
    start += duration;
    return scene;
  });
}

/** The scene that is shown at `t` seconds. */
export const sceneAt = (starts: readonly SceneStart[], t: number): number =>
  Math.max(
    0,
    starts.findLastIndex(({ start }) => start <= t + 0.001),
  );
