const ENTITIES: Record<string, string> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' },
};

/** A text without the characters that XML forbids, such as most control characters. */
export function allowedInXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
}

/** A text inside XML or HTML, in an element or a quoted attribute. */
export function escapeXml(text: string): string {
  return allowedInXml(text).replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}
