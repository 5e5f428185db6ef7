const CAPTION =
  /^(figura|figure|fig\.|tabla|table|cuadro|tabela|quadro|tableau|abbildung|abb\.|tabelle|gráfico|imagen|imagem|ilustración|ilustração|tabella)\s*[\dIVX]+([.\-–]\d+)*\s*([.:–—-]|$)/i;

/** True for the caption of a figure or table, as in "Figura 3: Ventas por región". */
export function isCaption(text: string): boolean {
  return text.length < 400 && CAPTION.test(text.trim());
}
