export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'tarima-theme';
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

export const readTheme = (): Theme =>
  THEMES.find((theme) => theme === localStorage.getItem(STORAGE_KEY)) ?? 'system';

function applyTheme(): void {
  const theme = readTheme();
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark().matches);
  document.documentElement.classList.toggle('dark', dark);
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORAGE_KEY, theme);
  applyTheme();
}

/** Applies the theme. Without a choice, it follows the system. */
export function startTheme(): void {
  applyTheme();
  systemIsDark().addEventListener('change', applyTheme);
}
