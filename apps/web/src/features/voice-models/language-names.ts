/** The name of a language, such as `es-MX` → “Mexican Spanish”. An unknown code stays. */
export function languageNameOf(code: string, interfaceLanguage: string): string {
  try {
    const names = new Intl.DisplayNames(interfaceLanguage, { type: 'language' });
    return names.of(code) ?? code;
  } catch {
    // Own folders may have any code.
    return code;
  }
}

export const languageNames = (codes: readonly string[], interfaceLanguage: string): string =>
  new Intl.ListFormat(interfaceLanguage, { type: 'conjunction' }).format(
    codes.map((code) => languageNameOf(code, interfaceLanguage)),
  );
