import '@fontsource/inter/latin-800.css';

const WEIGHTS = [400, 500, 600, 700, 800];
let loading: Promise<unknown> | undefined;

/** The stage measures text in Inter. Without the font, lines would break elsewhere. */
export function loadInter(): Promise<unknown> {
  loading ??= Promise.all(WEIGHTS.map((weight) => document.fonts.load(`${weight} 32px Inter`)));
  return loading;
}
