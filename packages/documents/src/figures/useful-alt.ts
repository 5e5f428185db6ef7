const FEWEST_WORDS = 3;
/** Programs write these by themselves. */
const MADE_BY_PROGRAM =
  /description automatically generated|descripción generada automáticamente|descrição gerada automaticamente|automatisch generierte beschreibung|description générée automatiquement|descrizione generata automaticamente|ai-generated content|contenido generado por (ia|inteligencia artificial)|conteúdo gerado por ia/i;
const ADDRESS_OR_PATH = /:\/\/|\\|^\/|^(www|cid|data|file|mailto)[.:]|%20/i;
const FILE_NAME = /\.(png|jpe?g|gif|bmp|tiff?|svg|emf|wmf|webp|heic|pdf|docx?|pptx?)\b/i;
/** As in "image 3" and "Imagen 12 Descripción". */
const ONLY_A_NUMBER =
  /^(image|imagen|imagem|picture|figure|figura|photo|foto|graphic|gráfico|bild|grafik|immagine|shape|forma|objeto|object|content placeholder|marcador de contenido)\s*[\d.]*( \d+)?$/i;

/**
 * A picture's alternative text, where a person wrote it for people. Else empty: most such texts are
 * paths, file names or guesses of a program.
 */
export function usefulAlt(description: string): string {
  const text = description.replace(/\s+/g, ' ').trim();
  const words = text.split(' ').filter((word) => /\p{L}{2}/u.test(word));
  const isUseless =
    words.length < FEWEST_WORDS ||
    [MADE_BY_PROGRAM, ADDRESS_OR_PATH, FILE_NAME, ONLY_A_NUMBER].some((rule) => rule.test(text));
  return isUseless ? '' : text;
}
