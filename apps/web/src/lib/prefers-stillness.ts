/** Whether the person has asked their system for less motion. */
export const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
