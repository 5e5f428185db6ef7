import type { Span } from './span.ts';

const BULLET = /^([•‣◦▪▫■□●○◆◇►▶➢➤✓✔❖∙·\uF0A7\uF0B7\uF0D8\uF076\uF0FC]|[–—*-](?=\s))\s*(?=\S)/u;
const ONLY_BULLETS = /^([•‣◦▪▫■□●○◆◇►▶➢➤✓✔❖∙·–—*-]\s*)+$/u;
/** In ems: a lone letter this far before its text stands for a bullet. */
const BULLET_GAP = 0.7;

export const hasBullet = (text: string): boolean => BULLET.test(text);

/** True for text that is nothing but bullets. */
export const isBullet = (text: string): boolean => ONLY_BULLETS.test(text);

export const withoutBullet = (text: string): string => text.replace(BULLET, '');

/** Word writes the bullet of second levels as an `o` of another font. As a letter it would be read. */
export function withLetterBullets(spans: Span[]): Span[] {
  return spans.map((span, index) => {
    const next = spans[index + 1];
    const isLone = span.monospaced && span.text.trim() === 'o' && next && !next.monospaced;
    if (!isLone || span.baseline !== next.baseline) return span;
    return next.left - span.right > span.size * BULLET_GAP ? { ...span, text: '◦' } : span;
  });
}
