import { useRememberedSwitch } from '#web/lib/use-remembered-switch.ts';

/** Whether the next content starts by itself when a video ends. */
export const useAutoplay = () => useRememberedSwitch('tarima-autoplay', true);
