const DECLARATION =
  /xmlns:([\w.-]+)\s*=\s*["'](?:http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006|http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml)\/main["']/;

/** A Word part with the usual prefix `w:`, which its parser requires. Some programs write `ns0:`. */
export function withUsualPrefix(markup: string): string {
  const prefix = DECLARATION.exec(markup)?.[1];
  if (prefix === undefined || prefix === 'w') return markup;
  const written = prefix.replace(/[.-]/g, '\\$&');
  const inTag = new RegExp(`(?<=^</?|\\s|xmlns:)${written}(?=:|\\s*=)`, 'g');
  return markup.replace(/<[^<>]*>/g, (tag) => tag.replace(inTag, 'w'));
}
