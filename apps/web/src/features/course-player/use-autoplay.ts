import { useRememberedSwitch } from '#web/lib/use-remembered-switch.ts';

/** On while the next content starts by itself after a video. */
export const useAutoplay = () => useRememberedSwitch('tarima-autoplay', true);
