import type { Language, Provenance } from '@tarima/contract';
import { splitSentences, spokenParagraphs } from '@tarima/text';

const TEXTS: Record<Language, string> = {
  es: `## Inténtalo de nuevo

No pudimos conectar con el modelo de lenguaje, así que tu guion todavía no está escrito.

Tus documentos ya están leídos y guardados. Inténtalo de nuevo en unos minutos.
`,
  en: `## Try again

We could not connect to the language model, so your script has not been written yet.

Your documents have been read and are safe. Try again in a few minutes.
`,
  pt: `## Tente novamente

Não foi possível conectar ao modelo de linguagem, por isso seu roteiro ainda não foi escrito.

Seus documentos já foram lidos e estão salvos. Tente novamente em alguns minutos.
`,
};

/**
 * The text in the editor while the language model cannot be reached (specification, section 8).
 * None of its sentences is the author's.
 */
export function fallbackScript(language: Language) {
  const content = TEXTS[language];
  const sentences = spokenParagraphs(content).flatMap((text) => splitSentences(text, language));
  const provenance = sentences.map(
    (sentence): Provenance => ({ sentence, kind: 'template', citations: [] }),
  );
  return { language, content, provenance, ledger: [] };
}
