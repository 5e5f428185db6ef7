/** Texts to translate, with the most characters of each translation. */
export type WantedTexts = ReadonlyMap<string, number>;

/** Gives the translation of a text, of at most `most` characters. */
export type TextOf = (text: string, most?: number) => string;

/**
 * Translates the texts of a form: a script, a question. `rebuild` makes the form again around its
 * texts. So no model can change anything else. The same text has one translation. Line ends
 * stay where they are.
 */
export async function translateForm<Form>(
  form: Form,
  rebuild: (form: Form, of: TextOf) => Form,
  translate: (texts: WantedTexts) => Promise<ReadonlyMap<string, string>>,
): Promise<Form> {
  const wanted = new Map<string, number>();
  rebuild(form, (text, most = Number.POSITIVE_INFINITY) => {
    for (const line of linesOf(text)) {
      // The lines of a text share its room.
      const room = Math.floor((most * line.length) / text.length);
      wanted.set(line, Math.min(room, wanted.get(line) ?? Number.POSITIVE_INFINITY));
    }
    return text;
  });
  const made = await translate(wanted);
  return rebuild(form, (text) =>
    text
      .split('\n')
      .map((line) => made.get(line.trim()) ?? line)
      .join('\n'),
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{L}/u.test(line));
