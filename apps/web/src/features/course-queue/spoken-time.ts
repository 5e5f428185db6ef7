import type { TFunction } from 'i18next';

/** Minutes for reading: `12 min`, or from sixty on `1 h 5 min`. */
export function spokenMinutes(minutes: number, t: TFunction): string {
  const whole = Math.max(1, Math.ceil(minutes));
  if (whole < 60) return t('courseQueue.time.minutes', { minutes: whole });
  return t('courseQueue.time.hours', { hours: Math.floor(whole / 60), minutes: whole % 60 });
}

/** A length of time; a short one includes seconds. */
export const spokenTime = (seconds: number, t: TFunction): string =>
  seconds < 60
    ? t('courseQueue.time.seconds', { seconds: Math.max(1, Math.round(seconds)) })
    : spokenMinutes(Math.round(seconds / 60), t);
