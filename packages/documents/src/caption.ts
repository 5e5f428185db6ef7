const FIGURE =
  'figuras?|figures?|fig|gráficos?|abbildung|abb|imagen|imagem|ilustración|ilustração|illustration|image|exhibit|esquema|mapa|map|foto|fotografía|fotografia|photo|diagrama|diagram|chart|graph';
const TABLE = 'tabla|table|cuadro|tabela|quadro|tableau|tabelle|tabella';
/** Digits, or a whole Roman numeral: "Image II", but no "ImageIndex". */
const NUMBER = String.raw`\.?\s{0,3}(?:\d{1,4}(?:[.\-–]\d{1,4}){0,3}[a-z]?|[IVXL]{1,6}(?![\p{L}\p{N}]))`;
const END = String.raw`\s{0,3}(?:[.:|–—-]|$|\s(?=\p{Lu}))`;
/** A sentence about a figure is no caption of it. */
const SAYS =
  /^\S{1,20}\.?\s{0,3}\S{1,12}\s{1,3}(shows?|illustrates?|depicts?|muestra|ilustra|presenta|representa|mostra|apresenta|zeigt|montre)\b/iu;
const ANY_CAPTION = new RegExp(`^(?:${FIGURE}|${TABLE})${NUMBER}${END}`, 'iu');
const FIGURE_CAPTION = new RegExp(`^(?:${FIGURE})${NUMBER}${END}`, 'iu');
/** Dots lead to a page number in a list of figures. */
const LEADER = /(\.\s?){5}/;
const LONGEST_CAPTION = 400;

/** True for the caption of a figure or table, as in "Figura 3: Ventas por región". */
export function isCaption(text: string): boolean {
  return isCaptionBy(ANY_CAPTION, text);
}

/** True for the caption of a figure, also for its first line alone. */
export function isFigureCaption(text: string): boolean {
  return isCaptionBy(FIGURE_CAPTION, text);
}

function isCaptionBy(pattern: RegExp, text: string): boolean {
  const trimmed = text.trim();
  return (
    trimmed.length < LONGEST_CAPTION &&
    pattern.test(trimmed) &&
    !SAYS.test(trimmed) &&
    !LEADER.test(trimmed)
  );
}
