type Parts = { hours: number; minutes: number; seconds: number };

const partsOf = (milliseconds: number): Parts => {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
};
const two = (number: number): string => String(number).padStart(2, '0');

/** Hours, minutes and seconds as SCORM 1.2 wants them: `0000:05:10`. */
export function spentIn12(milliseconds: number): string {
  const { hours, minutes, seconds } = partsOf(milliseconds);
  return `${String(Math.min(hours, 9999)).padStart(4, '0')}:${two(minutes)}:${two(seconds)}`;
}

/** The same in ISO 8601, for SCORM 2004 and xAPI: `PT0H5M10S`. */
export function spentInIso(milliseconds: number): string {
  const { hours, minutes, seconds } = partsOf(milliseconds);
  return `PT${hours}H${minutes}M${seconds}S`;
}

/** A time of day in SCORM 1.2. */
export const timeOfDay = (date: Date): string =>
  `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
