import type { Context } from '#server/context.ts';
import { type Repeated, repeat } from '#server/kit/repeat.ts';
import { SETTINGS_CHANGED } from '#server/live/live.ts';

const MINUTE_MS = 60_000;

/**
 * Puts in force what another process has stored, as soon as it tells so. Also looks each minute, because a
 * message gets lost when its sender dies.
 */
export function followSettings({
  live,
  realtime,
  log,
}: Pick<Context, 'live' | 'realtime' | 'log'>): Repeated {
  const name = 'settings';
  const reload = () => live.reload().catch((error) => log.error({ err: error }, name));
  realtime.onChange(SETTINGS_CHANGED, () => void reload());
  return repeat(reload, { everyMs: MINUTE_MS, name, log });
}
