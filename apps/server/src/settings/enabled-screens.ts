import { ALL_SCREENS, SCREENS, type ScreenName, SPECIFICATION_SCREENS } from '@tarima/contract';

/** The screens that `STUDIO_ROUTES` enables: all, the specification's table, or those of a list. */
export function enabledScreens(routes: string | undefined): ScreenName[] {
  if (!routes) return [...ALL_SCREENS];
  if (routes === 'spec') return [...SPECIFICATION_SCREENS];
  const names = routes.split(',').map((name) => name.trim().replace(/^\//u, ''));
  const unknown = names.filter((name) => !SCREENS.some((screen) => screen === name));
  if (unknown.length > 0) {
    const known = SCREENS.join(', ');
    throw new Error(`STUDIO_ROUTES names no screen "${unknown.join('", "')}"; there are ${known}`);
  }
  return SCREENS.filter((screen) => names.includes(screen));
}
