/** At a desk by day, on a phone by night. */
export const DESKTOP = {
  name: 'desktop',
  size: { width: 1280, height: 800 },
  colorScheme: 'light',
} as const;
export const PHONE = {
  name: 'phone',
  size: { width: 360, height: 740 },
  colorScheme: 'dark',
} as const;
